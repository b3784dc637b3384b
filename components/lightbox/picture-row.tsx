'use client' // only to keep the payload small, which else repeats every picture

import type { ComponentProps } from 'react'
import type { ShownPicture } from '@/components/blocks/block-props'
import { ZoomImage } from './zoom-image'

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  images: ShownPicture[]
  /** The classes of the items; after the last they begin again. */
  shapes: string[]
  sizes: string
}

/** Pictures side by side, which are loaded together. A hidden row is a decorative copy. */
export function PictureRow({ images, shapes, sizes, ...list }: Props) {
  return (
    <ul data-together {...list}>
      {images.map((image, index) => (
        <li key={image.src} className={shapes[index % shapes.length]}>
          <ZoomImage
            frame="h-full"
            {...image}
            alt={list['aria-hidden'] ? '' : image.alt}
            sizes={sizes}
            place="small"
          />
        </li>
      ))}
    </ul>
  )
}
