import type { ReactNode } from 'react'
import { HeroBand } from '@/components/editorial/hero-band'
import { Emblem } from '@/components/ui/emblem'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { hotelCalled } from '@/lib/hotel/called'
import type { BlockOf } from '@/lib/pages/schema'
import { BlockSection, FactTable, Paragraphs, SectionTitle } from './block-parts'
import { type BlockProps, type ShownPicture, shownPicture, spaced } from './block-props'
import { numbered } from './numbered'

/** Has the page's only h1. */
export function Opening({ block, facts }: BlockProps<BlockOf<'opening'>>) {
  const { title, lead } = block
  return <HeroBand image={shownPicture(block, block.image, facts.name)} {...{ title, lead }} />
}

/** Shows the content of the panel's section 'Sobre'. */
export function About({ id, joined, facts: { name, about } }: BlockProps<BlockOf<'about'>>) {
  const title = about.subtitle || about.title || name
  return (
    <ImageText
      {...{ id, joined, title }}
      label={title === name ? '' : name}
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
  )
}

export function PictureText({ block, id, joined, early }: BlockProps<BlockOf<'picture_text'>>) {
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

type ImageTextProps = {
  id: string
  joined: boolean
  label: string
  title: string
  image: ShownPicture | null
  shape: 'wide' | 'tall'
  /** The image's side on wide screens; on narrow ones it always comes first. */
  side: 'left' | 'right'
  early?: boolean | undefined
  children: ReactNode
}

function ImageText({ id, joined, label, title, image, shape, side, early, children }: ImageTextProps) {
  const { frame, sizes, text } = shapes[shape]
  return (
    <BlockSection id={id} joined={joined} column="grid gap-x-16 gap-y-9 lg:grid-cols-12">
      {image && (
        <div className={`frame ${frame} ${side === 'right' ? 'lg:order-last lg:-col-end-1' : ''}`}>
          <ResponsiveImage {...image} sizes={sizes} early={early} />
        </div>
      )}
      <div
        className={`reveal ${image ? text : 'lg:col-span-8'} ${image && side === 'left' ? 'lg:-col-end-1' : ''}`}
      >
        <SectionTitle id={id} label={label} title={title} />
        <div className="mt-6 grid gap-5 [&_:is(p,ul)]:max-w-[42rem] text-ink-600">{children}</div>
      </div>
    </BlockSection>
  )
}

const shapes = {
  wide: {
    frame: 'aspect-3/2 lg:col-span-7',
    sizes: '(min-width: 64rem) min(52vw, 946px), 92vw',
    text: 'lg:col-span-5 lg:self-center',
  },
  tall: {
    frame: 'aspect-4/5 max-lg:sm:aspect-3/2 lg:col-span-5',
    sizes: '(min-width: 64rem) min(66vw, 1125px), (min-width: 40rem) 94vw, 152vw',
    text: 'lg:col-span-6 lg:self-end',
  },
}

export function PictureFacts({ block, id, early }: BlockProps<BlockOf<'picture_facts'>>) {
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

export function FullPicture({ block, facts, early }: BlockProps<BlockOf<'full_picture'>>) {
  const { quote } = block
  const picture = shownPicture(block, block.image, facts.name)
  if (!picture) return null
  return (
    <figure
      className={`on-dark relative isolate flex aspect-4/5 items-end overflow-clip bg-forest-950 sm:aspect-16/9 ${quote ? 'lg:aspect-2/1' : 'lg:aspect-21/9'}`}
    >
      <ResponsiveImage
        {...picture}
        sizes="(min-width: 40rem) 100vw, 169vw"
        place="large"
        early={early}
        className="absolute inset-0 -z-20"
      />
      {quote && (
        <div className="veil-text pb-12 lg:pb-18">
          <blockquote className="page-column font-display text-h2">
            <Emblem className="mb-5 size-7 text-gold-300" />
            <p className="max-w-[20ch] text-balance">“{quote}”</p>
          </blockquote>
        </div>
      )}
    </figure>
  )
}

export function Cards({ block, id, joined, early }: BlockProps<BlockOf<'cards'>>) {
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

export function DarkCards({ block, joined, early }: BlockProps<BlockOf<'dark_cards'>>) {
  return (
    <section
      aria-label={block.items.map(({ title }) => title).join(', ')}
      className={`${spaced(joined)} bg-forest-900 on-dark`}
    >
      <ul className="page-column flex flex-col gap-x-8 gap-y-14 lg:flex-row">
        {numbered(block.items).map(({ title, text, image, number }) => {
          const picture = shownPicture(block, image, title)
          return (
            <li key={number} className={number === 0 ? 'lg:flex-3' : 'lg:flex-2'}>
              <div className="frame h-72 bg-forest-950 sm:h-96 lg:h-[27rem]">
                {picture && (
                  <ResponsiveImage
                    {...picture}
                    sizes="(min-width: 64rem) clamp(648px, 55vw, 985px), max(92vw, 432px)"
                    early={early}
                  />
                )}
              </div>
              <h2 className="mt-6 font-display text-h3">{title}</h2>
              {text && <p className="mt-2 max-w-[52ch] text-mist">{text}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
