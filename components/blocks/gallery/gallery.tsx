import { PictureRow } from '@/components/lightbox/picture-row'
import { BlockSection, SectionTitle } from '../block-parts'
import { type BlockProps, shownPictures } from '../block-props'

export function Gallery({ block, id, joined }: BlockProps<'gallery'>) {
  const { label, title, text, images } = block
  return (
    <BlockSection id={id} joined={joined}>
      <SectionTitle id={id} label={label} title={title} />
      {text && <p className="mt-6 max-w-[52ch] text-ink-600">{text}</p>}
      <PictureRow
        images={shownPictures(block, images, title)}
        shapes={[`frame aspect-3/2 ${first} ${phoneRest} ${restOfOne} ${restOfTwo}`]}
        sizes="(min-width: 64rem) 42vw, (min-width: 40rem) 60vw, 92vw"
        className="mt-10 grid grid-cols-2 gap-2 lg:mt-14 lg:grid-cols-3 lg:gap-3"
      />
    </BlockSection>
  )
}

// Pictures over several cells are as high as their neighbours; the last ones fill their row, so that no number leaves a gap.
const first = 'first:col-span-2 lg:first:row-span-2 lg:first:aspect-auto lg:first:[contain:size]'
const phoneRest = 'max-lg:[&:last-child:nth-child(even)]:col-span-2'
const restOfOne = 'lg:[&:last-child:nth-child(3n+1)]:col-span-3 lg:[&:last-child:nth-child(3n+1)]:aspect-3/1'
const restOfTwo =
  'lg:[&:last-child:nth-child(3n+2)]:col-span-2 lg:[&:last-child:nth-child(3n+2)]:aspect-auto ' +
  'lg:[&:last-child:nth-child(3n+2)]:[contain:size]'
