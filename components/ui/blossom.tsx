/** The mark of the house: the five-petalled flower of the quaresmeira. Decorative; takes the text's colour. */
export function Blossom({ className }: { className?: string }) {
  return (
    <svg viewBox="-13 -13 26 26" className={className} fill="currentColor" aria-hidden="true">
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} d={petal} transform={`rotate(${angle})`} />
      ))}
      <circle r="1.5" className="fill-gold-300" />
    </svg>
  )
}

const petal =
  'M0-2.1C-4.4-3.6-6.3-8.3-3.4-11.1-2.1-12.3-.6-11.9 0-10.7.6-11.9 2.1-12.3 3.4-11.1 6.3-8.3 4.4-3.6 0-2.1Z'
