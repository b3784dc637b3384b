import { ZoomImage } from '@/components/lightbox/zoom-image'
import { Icon } from '@/components/ui/icon'
import type { EditorialImage } from './editorial-image'
import { SectionTitle } from './section-title'

type Props = { label: string; title: string; images: StripImage[] }

export type StripImage = EditorialImage & { shape: 'wide' | 'square' | 'tall' }

/** Drifts without script; the check box stops it, as do a pointer, the focus and reduced motion (PAGE-1). */
export function ImageStrip({ label, title, images }: Props) {
  return (
    <section aria-labelledby="strip-title" className={'image-strip section-space overflow-hidden'}>
      <div className="page-column flex items-end justify-between gap-6">
        <SectionTitle id="strip-title" label={label} title={title} />
        <span className="grid motion-reduce:hidden">
          <input type="checkbox" autoComplete="off" aria-label="Pausar as fotografias" className={toggle} />
          <Icon name="pause" className={`${face} peer-checked:hidden`} />
          <Icon name="play" className={`${face} hidden peer-checked:block`} />
        </span>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Fotografias"
        className={'image-strip-row mt-10 lg:mt-14'}
      >
        <div className="image-strip-track">
          <ul className="image-strip-set">{images.map((image) => slide(image, image.alt))}</ul>
          {/* The same row again fills the gap that the first one leaves. */}
          <ul className="image-strip-set" aria-hidden="true">
            {images.map((image) => slide(image, ''))}
          </ul>
        </div>
      </section>
    </section>
  )
}

const toggle =
  'peer col-start-1 row-start-1 size-12 cursor-pointer appearance-none rounded-xs border border-forest-800 ' +
  'transition-colors duration-200 hover:bg-forest-800'
const face =
  'pointer-events-none size-4.5 col-start-1 row-start-1 m-auto text-forest-800 peer-hover:text-white'

const shapes = { wide: 'aspect-3/2', square: 'aspect-square', tall: 'aspect-4/5' }

function slide({ src, crop, shape }: StripImage, alt: string) {
  return (
    <li key={src} className={`h-56 flex-none bg-sand-200 md:h-100 ${shapes[shape]}`}>
      <ZoomImage
        frame="h-full"
        src={src}
        alt={alt}
        sizes="(min-width: 768px) 600px, 336px"
        className={crop}
      />
    </li>
  )
}
