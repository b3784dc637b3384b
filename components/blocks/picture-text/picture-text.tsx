import { FactTable, Paragraphs } from '../block-parts'
import { type BlockProps, shownPicture } from '../block-props'
import { ImageText } from '../image-text'

export function PictureText({ block, id, joined, early }: BlockProps<'picture_text'>) {
  const { label, title, text, facts, shape, side } = block
  return (
    <ImageText
      {...{ id, joined, label, title, early }}
      shape={shape === 'tall' ? 'tall' : 'wide'}
      side={side === 'right' ? 'right' : 'left'}
      image={shownPicture(block, block.image, title)}
    >
      <Paragraphs text={text} />
      {facts.length > 0 && <FactTable className="mt-9 text-ink-900" facts={facts} />}
    </ImageText>
  )
}
