import { hotelPhrase } from '@/lib/hotel/hotel-phrase'
import { Paragraphs } from '../block-parts'
import { type BlockProps, shownPicture } from '../block-props'
import { ImageText } from '../image-text'

/** Shows the content of the panel's section 'Sobre'. */
export function About({ id, joined, facts: { name, about } }: BlockProps<'about'>) {
  const title = about.subtitle || about.title || name
  return (
    <ImageText
      {...{ id, joined, title }}
      label={title === name ? '' : name}
      shape="tall"
      side="left"
      image={shownPicture(about, about.image_url, `Vista ${hotelPhrase(name, 'do')}`)}
    >
      {about.description && (
        <div className="grid gap-5 text-ink-900 text-lead">
          <Paragraphs text={about.description} />
        </div>
      )}
    </ImageText>
  )
}
