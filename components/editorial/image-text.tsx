import type { ReactNode } from 'react'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { EditorialImage } from './editorial-image'
import { SectionTitle } from './section-title'

type Props = {
  id: string
  label: string
  title: string
  image: EditorialImage
  shape: 'wide' | 'tall'
  /** The image's side on wide screens; on narrow ones it always comes first. */
  side: 'left' | 'right'
  children: ReactNode
}

export function ImageText({ id, label, title, image, shape, side, children }: Props) {
  const { frame, sizes, text } = shapes[shape]
  const style = image.style && { style: image.style }
  return (
    <div className="page-column grid gap-x-16 gap-y-9 lg:grid-cols-12">
      <div className={`frame ${frame} ${side === 'right' ? 'lg:order-last lg:-col-end-1' : ''}`}>
        <ResponsiveImage src={image.src} alt={image.alt} sizes={sizes} className={image.crop} {...style} />
      </div>
      <div className={`reveal ${text} ${side === 'left' ? 'lg:-col-end-1' : ''}`}>
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
    sizes: '(min-width: 1360px) 828px, (min-width: 64rem) 66vw, (min-width: 40rem) 94vw, 168vw',
    text: 'lg:col-span-6 lg:self-end',
  },
}
