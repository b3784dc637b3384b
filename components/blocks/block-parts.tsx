import type { ReactNode } from 'react'
import { addKeys } from './add-keys'
import { spacingClass } from './block-props'

type BlockSectionProps = {
  /** The id of the heading. */
  id: string
  joined: boolean
  ground?: 'sand'
  /** Additional classes of the page's column. */
  column?: string
  children: ReactNode
}

export function BlockSection({ id, joined, ground, column = '', children }: BlockSectionProps) {
  return (
    <section aria-labelledby={id} className={`${spacingClass(joined)} ${ground ? 'bg-sand-100' : ''}`.trim()}>
      <div className={`page-column ${column}`.trim()}>{children}</div>
    </section>
  )
}

type SectionTitleProps = {
  label: string
  title: string
  id: string
  className?: string
}

export function SectionTitle({ label, title, id, className = '' }: SectionTitleProps) {
  return (
    <div className={className}>
      {label && <p className="label">{label}</p>}
      <h2 id={id} className={`font-display text-h2 ${label && 'mt-4'}`.trim()}>
        {title}
      </h2>
    </div>
  )
}

type FactTableProps = { facts: { term: string; value: string }[]; className?: string }

export function FactTable({ facts, className = '' }: FactTableProps) {
  return (
    <dl className={`border-t in-[.on-dark]:border-white-line ${className}`}>
      {facts.map(({ term, value }) => (
        <div key={term} className="fact border-b py-3.5 in-[.on-dark]:border-white-line">
          <dt className="text-ink-600 in-[.on-dark]:text-mist">{term}</dt>
          <dd className="text-right font-display text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Splits the text at blank lines. */
export function Paragraphs({ text }: { text: string }) {
  return addKeys(paragraphsIn(text)).map(({ words, number }) => <p key={number}>{words}</p>)
}

function paragraphsIn(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((words) => ({ words }))
}
