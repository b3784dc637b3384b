import { ResponsiveImage } from '@/components/ui/responsive-image'
import { addKeys } from '../add-keys'
import { BlockSection, SectionTitle } from '../block-parts'
import { type BlockProps, shownPicture } from '../block-props'

/** Places the list beside the picture or, without one, beside the title. */
export function Menu({ block, id, joined, early }: BlockProps<'menu'>) {
  const { label, title, items, note } = block
  const picture = shownPicture(block, block.image, title)
  const list = (
    <>
      <ol className={`border-gold-line border-t ${picture ? 'mt-10' : 'lg:col-span-7'}`}>
        {addKeys(items).map((item) => (
          <li key={item.number} className="border-gold-line border-b py-7">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="font-display text-h3">{item.title}</h3>
              {item.detail && <p className="text-ink-600 text-small even-figures">{item.detail}</p>}
            </div>
            {item.text && <p className="mt-2 max-w-[52ch] text-ink-600">{item.text}</p>}
          </li>
        ))}
      </ol>
      {note && (
        <p className={`mt-5 text-ink-600 text-small ${picture ? '' : 'lg:col-span-7 lg:col-start-6'}`}>
          {note}
        </p>
      )}
    </>
  )
  if (!picture) {
    return (
      <BlockSection id={id} joined={joined} ground="sand" column="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <SectionTitle id={id} label={label} title={title} className="lg:col-span-5" />
        {list}
      </BlockSection>
    )
  }
  return (
    <section aria-labelledby={id} className="bg-sand-100 lg:grid lg:grid-cols-[5fr_7fr]">
      <div className="aspect-4/3 bg-sand-200 lg:aspect-auto">
        <ResponsiveImage
          {...picture}
          sizes="(min-width: 64rem) max(74vw, 1300px), 112vw"
          place="large"
          early={early}
        />
      </div>
      <div className="page-gutter section-space lg:max-w-[calc(100%/7+var(--page)/2)] lg:pl-20">
        <SectionTitle id={id} label={label} title={title} />
        {list}
      </div>
    </section>
  )
}
