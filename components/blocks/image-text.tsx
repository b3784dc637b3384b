import type { ReactNode } from 'react'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { BlockSection, SectionTitle } from './block-parts'
import type { ShownPicture } from './block-props'

type ImageTextProps = {
  id: string
  joined: boolean
  label: string
  title: string
  image: ShownPicture | null
  shape: 'wide' | 'tall'
  /** The image's side on wide screens; on narrow ones it comes first. */
  side: 'left' | 'right'
  early?: boolean | undefined
  children: ReactNode
}

export function ImageText({ id, joined, label, title, image, shape, side, early, children }: ImageTextProps) {
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
