import { addKeys } from '../add-keys'
import { BlockSection, SectionTitle } from '../block-parts'
import type { BlockProps } from '../block-props'

export function Timeline({ block, id, joined }: BlockProps<'timeline'>) {
  const { label, title, text, items } = block
  const isShort = items.every(({ detail }) => detail.length <= 4)
  return (
    <BlockSection id={id} joined={joined} ground="sand" column="grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
        <SectionTitle id={id} label={label} title={title} />
        {text && <p className="mt-6 max-w-[48ch] text-ink-600">{text}</p>}
      </div>
      <ol className="border-t border-gold-line lg:col-span-7">
        {addKeys(items).map((chapter) => (
          <li
            key={chapter.number}
            className="grid gap-x-8 gap-y-2 border-gold-line border-b py-8 sm:grid-cols-[--spacing(40)_1fr] lg:py-10"
          >
            <p className={`font-display text-forest-800 ${isShort ? 'text-h2 lg:-mt-1.5' : 'text-h3'}`}>
              {chapter.detail}
            </p>
            <div className="min-w-0">
              <h3 className="font-display text-h3">{chapter.title}</h3>
              <p className="mt-2 max-w-[48ch] text-ink-600">{chapter.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}
