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
        shapes={['frame']}
        sizes="(min-width: 64rem) 42vw, (min-width: 40rem) 60vw, 92vw"
        className="gallery mt-10 grid grid-cols-2 gap-2 lg:mt-14 lg:grid-cols-3"
      />
    </BlockSection>
  )
}
