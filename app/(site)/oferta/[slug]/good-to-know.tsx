'use client' // keeps repeated texts and markup out of the payload

/** Shows the package's conditions (OFF-19) collapsed, because what attracts guests comes first (OFF-26). */
export function GoodToKnow({ rows }: { rows: { title: string; text: string }[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="bom-saber">
      <details className="border-y">
        <summary className="unfold block cursor-pointer py-5 hover:text-(--accent-ink)">
          <h2 id="bom-saber" className="font-display text-h3">
            Bom saber
          </h2>
          <span className="mt-1 block text-ink-600 text-small">
            {rows.map(({ title }) => title).join('\u00a0· ')}
          </span>
        </summary>
        <dl className="whitespace-pre-line">
          {rows.map(({ title, text }) => (
            <div key={title} className="border-t py-4">
              <dt className="font-medium">{title}</dt>
              <dd className="text-ink-600">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
