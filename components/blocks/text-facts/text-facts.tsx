import { BlockSection, FactTable, Paragraphs, SectionTitle } from '../block-parts'
import type { BlockProps } from '../block-props'

export function TextFacts({ block, id, joined }: BlockProps<'text_facts'>) {
  const { label, title, text, note, facts } = block
  return (
    <BlockSection id={id} joined={joined} column="grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <SectionTitle id={id} label={label} title={title} />
        <div className="mt-6 grid max-w-[52ch] gap-5 text-ink-600">
          <Paragraphs text={text} />
        </div>
      </div>
      <div className="lg:col-span-5 lg:col-start-8 lg:self-end">
        {note && <h3 className="mb-5 label">{note}</h3>}
        <FactTable facts={facts} />
      </div>
    </BlockSection>
  )
}
