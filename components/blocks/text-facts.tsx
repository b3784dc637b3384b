import { type BlockProps, spaced } from './block-props'
import { FactTable } from './fact-table'
import { Paragraphs } from './paragraphs'
import { SectionTitle } from './section-title'

export function TextFacts({ block: { label, title, text, note, facts }, id, joined }: BlockProps) {
  return (
    <section aria-labelledby={id} className={spaced(joined)}>
      <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-12">
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
      </div>
    </section>
  )
}
