'use client' // only to keep the payload small, which else repeats the list of images

import { ZoomImage } from '@/components/lightbox/zoom-image'

export function GalleryStrip() {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Galeria de fotografias"
      className="gallery-strip"
    >
      {images.map(({ src, alt, wide }) => (
        <li key={src} className={wide ? 'frame wide' : 'frame'}>
          <ZoomImage
            frame="h-full"
            src={src}
            alt={alt}
            sizes="(min-width:64rem) min(39vw,624px),(min-width:48rem) 576px,336px"
            place="small"
          />
        </li>
      ))}
    </ul>
  )
}

const images = [
  {
    src: '/images/chale-varanda.jpg',
    alt: 'Varanda com duas poltronas e vista para o lago na névoa',
    wide: true,
  },
  { src: '/images/jardim-flores.jpg', alt: 'Jardim com quaresmeira florida e ipê-amarelo', wide: false },
  {
    src: '/images/piscina.jpg',
    alt: 'Piscina com deck de madeira e espreguiçadeiras diante da floresta',
    wide: true,
  },
  { src: '/images/trilha-mata.jpg', alt: 'Trilha na mata entre samambaias-açu e raios de sol', wide: false },
  { src: '/images/lareira.jpg', alt: 'Sala de estar com lareira de pedra acesa', wide: false },
]
