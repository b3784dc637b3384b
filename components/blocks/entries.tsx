import type { CSSProperties } from 'react'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { addKeys } from './add-keys'
import { BlockSection, SectionTitle } from './block-parts'
import { type BlockProps, shownPicture } from './block-props'

type Entry = { title: string; detail: string; text: string; image: string | null; link?: string | null }
type Look = {
  frame: string
  sizes: string /** The style of an uncropped picture. */
  fit?: CSSProperties
}

/** Shows awards or people, each with a picture, a word above the name and some text below it. */
export function Entries({ block, id, joined, frame, sizes, fit }: BlockProps<'awards' | 'team'> & Look) {
  const { label, title } = block
  const items: Entry[] = block.items
  return (
    <BlockSection id={id} joined={joined}>
      <SectionTitle id={id} label={label} title={title} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {addKeys(items).map(({ number, title: name, detail, text, image, link }) => {
          const picture = shownPicture(block, image, name)
          return (
            <li key={number}>
              {picture && (
                <div className={`mb-6 ${frame}`}>
                  <ResponsiveImage {...picture} style={{ ...picture.style, ...fit }} sizes={sizes} />
                </div>
              )}
              {detail && <p className="mb-2 label">{detail}</p>}
              <h3 className="font-display text-h3">{name}</h3>
              {text && <p className="mt-2 max-w-[48ch] text-ink-600">{text}</p>}
              {link && (
                <a href={link} target="_blank" rel="noopener" className="mt-3 text-link">
                  Ver o prêmio
                  <span className="sr-only">{` ${name} (abre em nova aba)`}</span>
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </BlockSection>
  )
}
