/**
 * The mark of the house: the five-petalled flower of the quaresmeira, drawn in ui.css so that the logo waits for no
 * file. Decorative; takes the text's colour, 1 em unless `className` says otherwise.
 */
export function Blossom({ className = '' }: { className?: string }) {
  return <i className={`blossom ${className}`.trim()} aria-hidden="true" />
}
