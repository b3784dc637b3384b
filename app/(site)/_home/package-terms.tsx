'use client' // only to keep the payload small, which else repeats markup

import type { Term } from './terms'

export function PackageTerms({ terms }: { terms: Term[] }) {
  if (terms.length === 0) return null
  return (
    <ul className="package-terms">
      {terms.map(({ numeral, title, text }) => (
        <li key={title}>
          <i aria-hidden="true">{numeral || <Endless />}</i>
          <b>{title}</b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

// Drawn, because the display face has no such sign.
function Endless() {
  return (
    <svg viewBox="0 0 64 32" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      <path d="M32 16C26 7 21 4 15 4a12 12 0 0 0 0 24c6 0 11-3 17-12S43 4 49 4a12 12 0 0 1 0 24c-6 0-11-3-17-12Z" />
    </svg>
  )
}
