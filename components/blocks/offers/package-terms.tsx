'use client' // keeps repeated markup out of the payload

import { Emblem } from '@/components/ui/emblem'
import type { Term } from './terms'

export function PackageTerms({ terms }: { terms: Term[] }) {
  if (terms.length === 0) return null
  return (
    <ul className="package-terms">
      {terms.map(({ numeral, title, text }) => (
        <li key={title}>
          <i aria-hidden="true">{numeral || <Emblem />}</i>
          <b>{title}</b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
