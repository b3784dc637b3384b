import type { ReactNode } from 'react'

/** Renders other items at the end of a page with a link to all of them. */
export function OthersSection({
  title,
  link,
  children,
}: {
  title: string
  link: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby="outros" className="section-space bg-sand-100">
      <div className="page-column">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <h2 id="outros" className="font-display text-h2">
            {title}
          </h2>
          {link}
        </div>
        {children}
      </div>
    </section>
  )
}

export function PackageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 font-display text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
