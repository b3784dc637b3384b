'use client' // keeps repeated slides out of the payload

import type { ShownPicture } from '@/components/blocks/block-props'
import { Carousel } from '@/components/ui/carousel'
import { ZoomImage } from './zoom-image'

type Props = {
  label: string
  images: ShownPicture[]
  /** Classes of the box around each picture. */
  frame: string
  sizes: string
  /** Loads the first picture immediately. */
  preload?: boolean
}

export function PictureCarousel({ label, images, preload, ...shown }: Props) {
  return (
    <Carousel
      label={label}
      slides={images.map((image, index) => (
        <ZoomImage key={image.src} {...image} {...shown} preload={preload && index === 0} />
      ))}
    />
  )
}
