'use client' // only to keep the payload small, which else repeats every slide

import { ZoomImage } from '@/components/lightbox/zoom-image'
import { Carousel } from '@/components/ui/carousel'
import type { ShownPicture } from './block-props'

export function WelcomePictures({ images }: { images: ShownPicture[] }) {
  return (
    <Carousel
      label="Fotografias do hotel"
      slides={images.map((image) => (
        <ZoomImage
          key={image.src}
          frame="frame"
          {...image}
          sizes="(min-width: 1360px) 696px, (min-width: 64rem) 52vw, (min-width: 40rem) 94vw, 152vw"
        />
      ))}
    />
  )
}
