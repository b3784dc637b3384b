import { addKeys } from '../add-keys'
import { BlockSection, Paragraphs, SectionTitle } from '../block-parts'
import type { BlockProps } from '../block-props'

/** Opens and closes without script; search engines receive it as structured data (PAGE-10). */
export function Faq({ block: { label, title, items }, id, joined }: BlockProps<'faq'>) {
  return (
    <BlockSection id={id} joined={joined} column="grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <SectionTitle id={id} label={label} title={title} className="lg:col-span-5" />
      <div className="border-t lg:col-span-7">
        {addKeys(items).map(({ number, title: question, text }) => (
          <details key={number} className="border-b">
            <summary className="unfold block cursor-pointer py-5 hover:text-forest-800">
              <h3 className="font-display text-h3">{question}</h3>
            </summary>
            <div className="mb-6 grid max-w-[52ch] gap-5 text-ink-600">
              <Paragraphs text={text} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  )
}
