import { type BlockProps, spaced } from './block-props'
import { numbered } from './numbered'
import { SectionTitle } from './section-title'

export function Columns({ block: { label, title, items }, id, joined }: BlockProps) {
  return (
    <section aria-labelledby={id} className={spaced(joined)}>
      <div className="page-column">
        <SectionTitle id={id} label={label} title={title} />
        <ul
          className={`mt-12 grid gap-x-16 gap-y-10 lg:mt-16 ${items.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
        >
          {numbered(items).map((column) => (
            <li key={column.number} className="border-gold-500 border-t pt-6">
              <h3 className="font-display text-h3">{column.title}</h3>
              <p className="mt-3 text-ink-600">{column.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
