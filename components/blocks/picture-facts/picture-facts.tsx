import { ResponsiveImage } from '@/components/ui/responsive-image'
import { FactTable, Paragraphs, SectionTitle } from '../block-parts'
import { type BlockProps, shownPicture } from '../block-props'

export function PictureFacts({ block, id, early }: BlockProps<'picture_facts'>) {
  const { label, title, text, facts, note } = block
  const picture = shownPicture(block, block.image, title)
  return (
    <section aria-labelledby={id} className="on-dark bg-forest-900 lg:grid lg:grid-cols-2">
      <div className="aspect-4/3 bg-forest-950 lg:order-last lg:aspect-auto lg:min-h-[46rem]">
        {picture && (
          <ResponsiveImage
            {...picture}
            sizes="(min-width: 64rem) max(68vw, 1104px), 112vw"
            place="large"
            early={early}
          />
        )}
      </div>
      <div className="page-gutter section-space lg:ml-auto lg:w-full lg:max-w-[calc(var(--page)/2)] lg:self-center lg:pr-20">
        <SectionTitle id={id} label={label} title={title} />
        <div className="mt-6 grid max-w-[48ch] gap-5 text-mist">
          <Paragraphs text={text} />
        </div>
        {facts.length > 0 && <FactTable className="mt-9" facts={facts} />}
        {note && <p className="mt-5 text-small text-mist">{note}</p>}
      </div>
    </section>
  )
}
