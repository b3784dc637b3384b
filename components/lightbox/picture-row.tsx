'use client' // keeps repeated pictures out of the payload

import type { ComponentProps } from 'react'
import type { ShownPicture } from '@/components/blocks/block-props'
import { ZoomImage } from './zoom-image'

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  images: ShownPicture[]
  /** Classes of the items, repeated in this order. */
  shapes: string[]
  sizes: string
}

/** Shows pictures side by side, which load together. A hidden row is a decorative copy. */
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
