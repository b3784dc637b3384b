import { ResponsiveImage } from '@/components/ui/responsive-image'
import { BlockSection, SectionTitle } from '../block-parts'
import { type BlockProps, type ShownPicture, shownPicture } from '../block-props'

export function Cards({ block, id, joined, early }: BlockProps<'cards'>) {
  const [first, second] = block.items.map(({ title, text, image }) => ({
    title,
    text,
    picture: shownPicture(block, image, title),
  }))
  return (
    <BlockSection id={id} joined={joined} column="grid gap-x-16 gap-y-12 lg:grid-cols-12">
      {first && (
        <Card
          {...first}
          early={early}
          className="lg:col-span-5 lg:row-span-2"
          frame="aspect-4/5 max-lg:sm:aspect-3/2"
          sizes="(min-width: 64rem) min(66vw, 1125px), (min-width: 40rem) 94vw, 152vw"
        />
      )}
      <SectionTitle
        id={id}
        label={block.label}
        title={block.title}
        className="max-lg:order-first lg:col-span-7 lg:pb-8"
      />
      {second && (
        <Card
          {...second}
          className="lg:col-span-7 lg:self-end"
          frame="aspect-3/2"
          sizes="(min-width: 64rem) min(52vw, 946px), 92vw"
        />
      )}
    </BlockSection>
  )
}

type CardProps = {
  picture: ShownPicture | null
  frame: string
  sizes: string
  early?: boolean | undefined
  title: string
  text: string
  className: string
}

function Card({ picture, frame, sizes, early, title, text, className }: CardProps) {
  return (
    <div className={className}>
      <div className={`frame ${frame}`}>
        {picture && <ResponsiveImage {...picture} sizes={sizes} early={early} />}
      </div>
      <h3 className="mt-6 font-display text-h3">{title}</h3>
      {text && <p className="mt-2 max-w-[52ch] text-ink-600">{text}</p>}
    </div>
  )
}
