import { Icon } from './icon'
import type { AutoplayState } from './use-autoplay'
import type { SwiperState } from './use-swiper'

type Props = {
  swiper: SwiperState
  autoplay: AutoplayState
  tone?: 'light' | 'dark'
  indicator?: 'counter' | 'dots'
}

export function CarouselControls({ swiper, autoplay, tone = 'light', indicator = 'counter' }: Props) {
  return (
    <div className="carousel-controls">
      {indicator === 'counter' ? (
        <p className="carousel-count" aria-hidden="true">
          {swiper.index + 1} <span>/</span> {swiper.stops}
        </p>
      ) : (
        <Dots swiper={swiper} tone={tone} />
      )}
      <button
        type="button"
        className="square-button"
        aria-label="Slide anterior"
        disabled={swiper.atStart}
        onClick={swiper.previous}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="square-button"
        aria-label="Próximo slide"
        disabled={swiper.atEnd}
        onClick={swiper.next}
      >
        <Icon name="arrow-right" />
      </button>
      {autoplay.available && (
        <button
          type="button"
          className="square-button"
          aria-label={autoplay.playing ? 'Pausar a rotação' : 'Retomar a rotação'}
          onClick={autoplay.toggle}
        >
          <Icon name={autoplay.playing ? 'pause' : 'play'} className="size-4.5" />
        </button>
      )}
    </div>
  )
}

function Dots({ swiper, tone }: { swiper: SwiperState; tone: 'light' | 'dark' }) {
  const color = tone === 'dark' ? 'bg-gold-300' : 'bg-forest-800'
  return (
    <div className="mr-3 -ml-1.5 flex">
      {Array.from({ length: swiper.stops }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots never change places
          key={index}
          type="button"
          className="grid size-11 place-items-center"
          aria-label={`Ir para o slide ${index + 1}`}
          aria-current={swiper.index === index}
          onClick={() => swiper.goTo(index)}
        >
          <span
            className={`block h-px transition-all duration-200 ${color} ${swiper.index === index ? 'w-8' : 'w-4 opacity-50'}`}
          />
        </button>
      ))}
    </div>
  )
}
