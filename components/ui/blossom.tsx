/** The flower of the quaresmeira, drawn in ui.css so that the logo waits for no file; 1 em unless told otherwise. */
export function Blossom({ className = '' }: { className?: string }) {
  return <i className={`blossom ${className}`.trim()} aria-hidden="true" />
}
