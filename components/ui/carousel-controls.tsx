import { Icon } from './icon'
import type { CarouselState } from './use-carousel'

type Props = {
  carousel: CarouselState
  tone?: 'light' | 'dark'
  indicator?: 'counter' | 'dots'
}

export function CarouselControls({ carousel, tone = 'light', indicator = 'counter' }: Props) {
  return (
    <div className="carousel-controls">
      {indicator === 'counter' ? (
        <p className="carousel-count" aria-hidden="true">
          {carousel.index + 1} <span>/</span> {carousel.stops}
        </p>
      ) : (
        <Dots carousel={carousel} tone={tone} />
      )}
      <button
        type="button"
        className="square-button"
        aria-label="Slide anterior"
        disabled={carousel.atStart}
        onClick={() => carousel.tell(({ previous }) => previous())}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="square-button"
        aria-label="Próximo slide"
        disabled={carousel.atEnd}
        onClick={() => carousel.tell(({ next }) => next())}
      >
        <Icon name="arrow-right" />
      </button>
      {carousel.playing !== undefined && (
        <button
          type="button"
          className="square-button"
          aria-label={carousel.playing ? 'Pausar a rotação' : 'Retomar a rotação'}
          onClick={() => carousel.tell(({ toggle }) => toggle())}
        >
          <Icon name={carousel.playing ? 'pause' : 'play'} className="size-4.5" />
        </button>
      )}
    </div>
  )
}

function Dots({ carousel, tone }: { carousel: CarouselState; tone: 'light' | 'dark' }) {
  const color = tone === 'dark' ? 'border-gold-300' : 'border-forest-800'
  return (
    <div className="mr-3 -ml-1.5 flex">
      {Array.from({ length: carousel.stops }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots never change places
          key={index}
          type="button"
          className="grid size-11 place-items-center"
          aria-label={`Ir para o slide ${index + 1}`}
          aria-current={carousel.index === index}
          onClick={() => carousel.tell(({ goTo }) => goTo(index))}
        >
          <span
            className={`block border-t transition-all duration-200 ${color} ${carousel.index === index ? 'w-8' : 'w-4 opacity-50'}`}
          />
        </button>
      ))}
    </div>
  )
}
