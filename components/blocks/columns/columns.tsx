import { addKeys } from '../add-keys'
import { BlockSection, SectionTitle } from '../block-parts'
import type { BlockProps } from '../block-props'

export function Columns({ block: { label, title, items }, id, joined }: BlockProps<'columns'>) {
  return (
    <BlockSection id={id} joined={joined}>
      <SectionTitle id={id} label={label} title={title} />
      <ul
        className={`mt-12 grid gap-x-16 gap-y-10 lg:mt-16 ${items.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]'}`}
      >
        {addKeys(items).map((column) => (
          <li key={column.number} className="border-gold-500 border-t pt-6">
            <h3 className="font-display text-h3">{column.title}</h3>
            <p className="mt-3 text-ink-600">{column.text}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
