import { hotelCalled } from '@/lib/hotel/called'
import { type BlockProps, shownPicture, spaced } from './block-props'
import { Paragraphs } from './paragraphs'
import { ImageText } from './picture-text'

/** What the section 'Sobre' of the panel says. */
export function About({ id, joined, facts: { name, about } }: BlockProps) {
  const title = about.subtitle || about.title || name
  return (
    <section aria-labelledby={id} className={spaced(joined)}>
      <ImageText
        id={id}
        label={title === name ? '' : name}
        title={title}
        shape="tall"
        side="left"
        image={shownPicture(about, about.image_url, `Vista ${hotelCalled(name, 'do')}`)}
      >
        {about.description && (
          <div className="grid gap-5 text-ink-900 text-lead">
            <Paragraphs text={about.description} />
          </div>
        )}
      </ImageText>
    </section>
  )
}
