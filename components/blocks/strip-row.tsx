'use client' // only to keep the payload small, which else repeats every picture

import { ZoomImage } from '@/components/lightbox/zoom-image'
import type { ShownPicture } from './block-props'

/** `isEcho` marks the decorative copy. */
export function StripRow({ images, isEcho }: { images: ShownPicture[]; isEcho?: boolean }) {
  return (
    <ul className="image-strip-set" data-together aria-hidden={isEcho}>
      {images.map((image, index) => (
        <li
          key={image.src}
          className={`h-56 flex-none bg-sand-200 md:h-100 ${shapes[index % shapes.length]}`}
        >
          <ZoomImage
            frame="h-full"
            {...image}
            alt={isEcho ? '' : image.alt}
            sizes="(min-width: 48rem) 600px, 336px"
            place="small"
          />
        </li>
      ))}
    </ul>
  )
}

const [wide, square, tall] = ['aspect-3/2', 'aspect-square', 'aspect-4/5']
const shapes = [wide, tall, square, wide, tall, wide, square, wide]
