import { Icon } from './icon'
import type { AutoplayState } from './use-autoplay'
import type { SwiperState } from './use-swiper'

type Props = {
  swiper: SwiperState
  autoplay: AutoplayState
  count: number
  tone?: 'light' | 'dark'
  indicator?: 'counter' | 'dots'
}

/** Arrows, position and pause of a carousel: real buttons, 48 px, with Portuguese names. */
export function CarouselControls({ swiper, autoplay, count, tone = 'light', indicator = 'counter' }: Props) {
  const button = `${buttonBase} ${tone === 'dark' ? buttonOnDark : buttonOnLight}`
  return (
    <div className="flex items-center gap-3 noscript:hidden">
      {indicator === 'counter' ? (
        <p className="mr-3 min-w-14 font-display text-h3 lining-nums tabular-nums" aria-hidden="true">
          {swiper.atEnd ? count : swiper.index + 1} <span className="opacity-50">/</span> {count}
        </p>
      ) : (
        <Dots swiper={swiper} count={count} tone={tone} />
      )}
      <button
        type="button"
        className={button}
        aria-label="Slide anterior"
        disabled={swiper.atStart}
        onClick={swiper.previous}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className={button}
        aria-label="Próximo slide"
        disabled={swiper.atEnd}
        onClick={swiper.next}
      >
        <Icon name="arrow-right" />
      </button>
      {autoplay.available && (
        <button
          type="button"
          className={button}
          aria-label={autoplay.playing ? 'Pausar a rotação' : 'Retomar a rotação'}
          onClick={autoplay.toggle}
        >
          <Icon name={autoplay.playing ? 'pause' : 'play'} className="size-4.5" />
        </button>
      )}
    </div>
  )
}

const buttonBase =
  'grid size-12 place-items-center rounded-xs border transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-35'
const buttonOnLight =
  'border-ink-900/25 text-ink-900 enabled:hover:border-forest-800 enabled:hover:bg-forest-800 enabled:hover:text-white'
const buttonOnDark =
  'border-white/40 text-white enabled:hover:border-white enabled:hover:bg-white enabled:hover:text-forest-950'

function Dots({ swiper, count, tone }: { swiper: SwiperState; count: number; tone: 'light' | 'dark' }) {
  const color = tone === 'dark' ? 'bg-gold-300' : 'bg-forest-800'
  return (
    <div className="mr-3 -ml-1.5 flex">
      {Array.from({ length: count }, (_, index) => (
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
