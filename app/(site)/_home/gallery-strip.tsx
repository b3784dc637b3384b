import { Photo } from '@/components/ui/photo'

/** Photographs of the place, edge to edge; on narrow screens a row to be swiped. */
export function GalleryStrip() {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Galeria de fotografias"
      className="mt-16 flex snap-x snap-mandatory gap-2 overflow-x-auto [scrollbar-width:none] lg:mt-24 lg:overflow-hidden"
    >
      {photographs.map(({ src, alt, wide }) => (
        <li
          key={src}
          className={`picture-zoom h-56 bg-sand-200 flex-none snap-start md:h-96 lg:h-[clamp(18rem,26vw,26rem)] lg:shrink lg:basis-0 ${wide ? 'aspect-3/2 lg:aspect-auto lg:grow-3' : 'aspect-4/5 lg:aspect-auto lg:grow-2'}`}
        >
          <Photo
            src={src}
            alt={alt}
            sizes={`(min-width: 1024px) ${wide ? '28vw' : '36vw'}, (min-width: 768px) 576px, 336px`}
          />
        </li>
      ))}
    </ul>
  )
}

const photographs = [
  {
    src: '/images/chale-varanda.jpg',
    alt: 'Varanda com duas poltronas e vista para o lago na névoa',
    wide: true,
  },
  { src: '/images/jardim-flores.jpg', alt: 'Jardim com quaresmeira florida e ipê-amarelo', wide: false },
  {
    src: '/images/rede-varanda.jpg',
    alt: 'Rede na varanda de madeira, de frente para o lago e as montanhas',
    wide: true,
  },
  { src: '/images/trilha-mata.jpg', alt: 'Trilha na mata entre samambaias-açu e raios de sol', wide: false },
  { src: '/images/lareira.jpg', alt: 'Sala de estar com lareira de pedra acesa', wide: false },
]
