/** The flower of the logo, drawn in ui.css so that it needs no file; 1 em by default. */
export function Blossom({ className = '' }: { className?: string }) {
  return <i className={`blossom ${className}`.trim()} aria-hidden="true" />
}
