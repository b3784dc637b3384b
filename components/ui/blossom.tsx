/** The mark of the house: the five-petalled flower of the quaresmeira. Decorative; takes the text's colour. */
export function Blossom({ className }: { className?: string }) {
  return (
    <svg className={className} fill="currentColor" aria-hidden="true">
      <use href="#flor" />
    </svg>
  )
}

/** The drawing itself, once per page: the logo must not wait for a file as the icons may. */
export function BlossomSymbol() {
  return (
    <svg className="hidden" aria-hidden="true">
      <symbol id="flor" viewBox="-13 -13 26 26">
        <path id="petala" d={petal} />
        {[72, 144, 216, 288].map((angle) => (
          <use key={angle} href="#petala" transform={`rotate(${angle})`} />
        ))}
        <circle r="1.5" className="fill-gold-300" />
      </symbol>
    </svg>
  )
}

const petal =
  'M0-2.1C-4.4-3.6-6.3-8.3-3.4-11.1-2.1-12.3-.6-11.9 0-10.7.6-11.9 2.1-12.3 3.4-11.1 6.3-8.3 4.4-3.6 0-2.1Z'
