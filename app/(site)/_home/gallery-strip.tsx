'use client' // only to keep the payload small, which else repeats every picture

import type { ShownPicture } from '@/components/blocks/block-props'
import { ZoomImage } from '@/components/lightbox/zoom-image'

export function GalleryStrip({ images }: { images: ShownPicture[] }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Galeria de fotografias"
      className="gallery-strip"
      data-together
    >
      {images.map((image, index) => (
        <li key={image.src} className={index % 5 === 0 || index % 5 === 2 ? 'frame wide' : 'frame'}>
          <ZoomImage
            frame="h-full"
            {...image}
            sizes="(min-width:64rem) min(39vw,624px),(min-width:48rem) 576px,336px"
            place="small"
          />
        </li>
      ))}
    </ul>
  )
}
