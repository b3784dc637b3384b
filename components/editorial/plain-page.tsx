import type { ReactNode } from 'react'
import { formatDate } from '@/lib/format'

export type Section = { id: string; title: string; body: ReactNode }

type Props = {
  title: string
  lead: string
  /** `yyyy-mm-dd`; null if unknown. */
  updated: string | null
  sections: Section[]
}

export function PlainPage({ title, lead, updated, sections }: Props) {
  return (
    <article className="section-space page-column grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <header className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <h1 className="font-display text-h2">{title}</h1>
        {updated && (
          <p className="mt-4 text-ink-600 text-small">
            Última atualização: <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
        )}
        <Contents sections={sections} className="mt-8" />
      </header>
      <div className="lg:col-span-7 lg:col-start-6">
        <p className="max-w-measure text-lead">{lead}</p>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="mt-10 border-t pt-8">
            <h2 id={`${id}-titulo`} className="font-display text-h3">
              {name}
            </h2>
            <div className="mt-4 grid max-w-measure gap-4 text-ink-600 [&_a]:text-forest-800 [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-1 [&_ul]:list-disc [&_ul]:pl-5">
              {body}
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}

type ContentsProps = { sections: Pick<Section, 'id' | 'title'>[]; className: string }

/** Renders the table of contents; nothing without sections. */
export function Contents({ sections, className }: ContentsProps) {
  if (sections.length === 0) return null
  return (
    <nav aria-label="Nesta página" className={`border-t pt-3 ${className}`.trim()}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="wrap-anywhere text-link text-small lg:min-h-9">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
