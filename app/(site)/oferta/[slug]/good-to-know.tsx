'use client' // only to keep the payload small, which else repeats texts and markup

import { PackageSection } from './package-section'

/** The conditions that hold for this package (OFF-19). */
export function GoodToKnow({ rows }: { rows: { title: string; text: string }[] }) {
  if (rows.length === 0) return null
  return (
    <PackageSection id="bom-saber" title="Bom saber">
      <dl className="whitespace-pre-line border-t">
        {rows.map(({ title, text }) => (
          <div key={title} className="border-b py-4">
            <dt className="font-medium">{title}</dt>
            <dd className="text-ink-600">{text}</dd>
          </div>
        ))}
      </dl>
    </PackageSection>
  )
}
