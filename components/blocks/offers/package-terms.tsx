'use client' // only to keep the payload small, which else repeats markup

import { Icon } from '@/components/ui/icon'
import type { Term } from './terms'

export function PackageTerms({ terms }: { terms: Term[] }) {
  if (terms.length === 0) return null
  return (
    <ul className="package-terms">
      {terms.map(({ numeral, title, text }) => (
        <li key={title}>
          <i aria-hidden="true">{numeral || <Icon name="endless" />}</i>
          <b>{title}</b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
