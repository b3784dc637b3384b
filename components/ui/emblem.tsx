/** The hotel's emblem in the colour of the text; 1 em by default. The page's root says which one it is (lib/brand/emblems.ts). */
export function Emblem({ className = '' }: { className?: string }) {
  return <i className={`emblem ${className}`.trim()} aria-hidden="true" />
}
