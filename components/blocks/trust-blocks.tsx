import type { CSSProperties } from 'react'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { BlockOf } from '@/lib/pages/schema'
import { BlockSection, Paragraphs, SectionTitle } from './block-parts'
import { type BlockProps, shownPicture } from './block-props'
import { numbered } from './numbered'

/** Opens and closes without script; search engines get all of it as data of the page (PAGE-10). */
export function Faq({ block: { label, title, items }, id, joined }: BlockProps<BlockOf<'faq'>>) {
  return (
    <BlockSection id={id} joined={joined} column="grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <SectionTitle id={id} label={label} title={title} className="lg:col-span-5" />
      <div className="border-t lg:col-span-7">
        {numbered(items).map(({ number, title: question, text }) => (
          <details key={number} className="border-b">
            <summary className="min-h-11 cursor-pointer py-5 hover:text-forest-800">
              <h3 className="inline font-display text-h3">{question}</h3>
            </summary>
            <div className="mb-6 grid max-w-[52ch] gap-5 text-ink-600">
              <Paragraphs text={text} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  )
}

/** What guests say elsewhere, as the hotel has copied it: with its day and a link to check it. */
export function Ratings({ block: { label, title, items }, id, joined }: BlockProps<BlockOf<'ratings'>>) {
  return (
    <BlockSection id={id} joined={joined} ground="sand">
      <SectionTitle id={id} label={label} title={title} />
      <ul className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-3">
        {numbered(items).map(({ number, title: source, detail, text, link }) => (
          <li key={number} className="border-gold-500 border-t pt-6">
            <h3 className="label">{source}</h3>
            <p className="mt-3 font-display text-h2">{detail}</p>
            <p className="mt-2 text-ink-600">{text}</p>
            {link && (
              <a
                href={link}
                target="_blank"
                rel="noopener"
                className="mt-3 text-link text-forest-800 underline"
              >
                Ver em {source}
                <span className="sr-only"> (abre em nova aba)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

export function Awards(props: BlockProps<BlockOf<'awards'>>) {
  return <Entries {...props} frame="h-22" fit={{ width: 'auto', objectFit: 'contain' }} />
}

export function Team(props: BlockProps<BlockOf<'team'>>) {
  return <Entries {...props} frame="frame aspect-4/5" />
}

type Look = { frame: string /** How a picture is shown that is not cropped. */; fit?: CSSProperties }

/** What or who the hotel is proud of: a picture, a word above the name, and some words below it. */
function Entries({ block, id, joined, frame, fit }: BlockProps<BlockOf<'awards' | 'team'>> & Look) {
  const { label, title, items } = block
  return (
    <BlockSection id={id} joined={joined}>
      <SectionTitle id={id} label={label} title={title} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {numbered(items).map(({ number, title: name, detail, text, image, link }) => {
          const picture = shownPicture(block, image, name)
          return (
            <li key={number}>
              {picture && (
                <div className={`mb-6 ${frame}`}>
                  <ResponsiveImage
                    {...picture}
                    style={{ ...picture.style, ...fit }}
                    sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
                  />
                </div>
              )}
              {detail && <p className="mb-2 label">{detail}</p>}
              <h3 className="font-display text-h3">{name}</h3>
              {text && <p className="mt-2 max-w-[44ch] text-ink-600">{text}</p>}
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
