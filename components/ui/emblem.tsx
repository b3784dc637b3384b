/** Renders the hotel's emblem in the text colour, 1 em by default. The page's root sets the drawing (lib/brand/emblems.ts). */
export function Emblem({ className = '' }: { className?: string }) {
  return <i className={`emblem ${className}`.trim()} aria-hidden="true" />
}
