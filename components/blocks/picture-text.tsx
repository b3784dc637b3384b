import type { ReactNode } from 'react'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { type BlockProps, type ShownPicture, shownPicture, spaced } from './block-props'
import { FactTable } from './fact-table'
import { Paragraphs } from './paragraphs'
import { SectionTitle } from './section-title'

export function PictureText({ block, id, joined, early }: BlockProps) {
  const { label, title, text, facts, shape, side } = block
  return (
    <section aria-labelledby={id} className={spaced(joined)}>
      <ImageText
        id={id}
        label={label}
        title={title}
        shape={shape === 'tall' ? 'tall' : 'wide'}
        side={side === 'right' ? 'right' : 'left'}
        image={shownPicture(block, block.image, title)}
        early={early}
      >
        <Paragraphs text={text} />
        {facts.length > 0 && <FactTable className="mt-9 text-ink-900" facts={facts} />}
      </ImageText>
    </section>
  )
}

type Props = {
  id: string
  label: string
  title: string
  image: ShownPicture | null
  shape: 'wide' | 'tall'
  /** The image's side on wide screens; on narrow ones it always comes first. */
  side: 'left' | 'right'
  early?: boolean | undefined
  children: ReactNode
}

export function ImageText({ id, label, title, image, shape, side, early, children }: Props) {
  const { frame, sizes, text } = shapes[shape]
  return (
    <div className="page-column grid gap-x-16 gap-y-9 lg:grid-cols-12">
      {image && (
        <div className={`frame ${frame} ${side === 'right' ? 'lg:order-last lg:-col-end-1' : ''}`}>
          <ResponsiveImage {...image} sizes={sizes} early={early} />
        </div>
      )}
      <div
        className={`reveal ${image ? text : 'lg:col-span-8'} ${image && side === 'left' ? 'lg:-col-end-1' : ''}`}
      >
        <SectionTitle id={id} label={label} title={title} />
        <div className="mt-6 grid max-w-measure gap-5 text-ink-600">{children}</div>
      </div>
    </div>
  )
}

const shapes = {
  wide: {
    frame: 'max-md:-mx-5 aspect-3/2 md:rounded-xs lg:col-span-7',
    sizes: '(min-width: 1360px) 696px, (min-width: 64rem) 52vw, 100vw',
    text: 'lg:col-span-5 lg:self-center',
  },
  tall: {
    frame: 'aspect-4/5 rounded-xs max-lg:sm:aspect-3/2 lg:col-span-5',
    sizes: '(min-width: 1360px) 828px, (min-width: 64rem) 66vw, (min-width: 40rem) 94vw, 152vw',
    text: 'lg:col-span-6 lg:self-end',
  },
}
