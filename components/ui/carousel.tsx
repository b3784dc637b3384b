'use client'

import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Icon } from './icon'
import type { PerView, Position, RunningCarousel } from './running-carousel'

type Props = {
  label: string
  slides: ReactNode[]
  perView?: PerView
  /** Milliseconds between slides; the first follows the last. Undefined disables autoplay. */
  autoplayMs?: number
  /** Dots need a dark background. */
  indicator?: 'counter' | 'dots'
  aside?: ReactNode
  className?: string
}

const one: PerView = { base: 1, md: 1, lg: 1 }

/** Renders a scroll-snap list, which Swiper takes over near the viewport (MEDIA-1 to MEDIA-3). */
export function Carousel({
  label,
  slides,
  perView = one,
  autoplayMs,
  indicator,
  aside,
  className = '',
}: Props) {
  const root = useRef<HTMLElement>(null)
  const carousel = useCarousel(root, { perView, count: slides.length, autoplayMs })
  const place = `${label}, ${carousel.index + 1} de ${carousel.stops}`

  return (
    <section
      ref={root}
      aria-roledescription="carrossel"
      aria-label={label}
      className={`carousel ${className}`.trim()}
      style={perViewStyle(perView)}
    >
      {/* The scrolling element takes the focus and handles arrow keys. */}
      <div
        className="swiper"
        {...(!carousel.fits && {
          role: 'group',
          'aria-label': `${place}. Use as setas do teclado`,
          tabIndex: 0,
          onPointerDown: () => carousel.tell(({ rest }) => rest()),
        })}
      >
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never reorder
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} de ${slides.length}`}
              className="swiper-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div aria-live="polite" className="sr-only">
        {carousel.moved && !carousel.playing && place}
      </div>
      {(!carousel.fits || aside) && (
        <div className="carousel-foot">
          {!carousel.fits && <CarouselControls carousel={carousel} indicator={indicator} />}
          {aside}
        </div>
      )}
    </section>
  )
}

function perViewStyle({ base, md, lg }: PerView) {
  return { '--per-view-base': base, '--per-view-md': md, '--per-view-lg': lg } as CSSProperties
}

type CarouselControlsProps = Pick<Props, 'indicator'> & { carousel: CarouselState }

function CarouselControls({ carousel, indicator = 'counter' }: CarouselControlsProps) {
  return (
    <div className="carousel-controls">
      {indicator === 'counter' ? (
        <p className="carousel-count" aria-hidden="true">
          <span>{carousel.index + 1}</span> <i>/</i> <span>{carousel.stops}</span>
        </p>
      ) : (
        <Dots carousel={carousel} />
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

function Dots({ carousel }: { carousel: CarouselState }) {
  return (
    <div className="mr-3 -ml-1.5 flex">
      {Array.from({ length: carousel.stops }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots never reorder
          key={index}
          type="button"
          className="grid size-11 place-items-center"
          aria-label={`Ir para o slide ${index + 1}`}
          aria-current={carousel.index === index}
          onClick={() => carousel.tell(({ goTo }) => goTo(index))}
        >
          <span
            className={`block border-gold-300 border-t transition-all duration-200 ${carousel.index === index ? 'w-8' : 'w-4 opacity-50'}`}
          />
        </button>
      ))}
    </div>
  )
}

type CarouselState = Position & {
  moved?: boolean | undefined
  /** Undefined without autoplay. */
  playing: boolean | undefined
  atStart: boolean
  atEnd: boolean
  fits: boolean
  /** Calls a function with the carousel once it has started. */
  tell: (say: (carousel: RunningCarousel) => void) => void
}

type Options = { perView: PerView; count: number; autoplayMs: number | undefined }

/** Loads the carousel's code when `root` nears the viewport, or on the first use of the controls. */
function useCarousel(
  root: RefObject<HTMLElement | null>,
  { perView, count, autoplayMs }: Options,
): CarouselState {
  const loop = autoplayMs !== undefined
  const starting = useRef<Promise<RunningCarousel | undefined>>(undefined)
  // Swiper cannot loop if nearly all slides fit; it then rewinds to the first slide.
  const endless = loop && count >= Math.ceil(perView.lg) + 2
  const atRest = (seen: number) => ({ index: 0, stops: endless ? count : Math.ceil(count - seen) + 1 })
  const [position, setPosition] = useState<Position & { moved?: boolean }>(() => atRest(perView.base))
  const [playing, setPlaying] = useState<boolean>()
  const { index, stops } = position

  const start = () => {
    starting.current ??= import('./running-carousel').then(({ startCarousel }) => {
      const onMove = (next: Position) =>
        setPosition((last) => ({ ...next, moved: last.moved || next.index > 0 }))
      const options = { perView, endless, autoplayMs, onMove, onPlay: setPlaying }
      return root.current ? startCarousel(root.current, options) : undefined
    })
    return starting.current
  }
  const startNow = useEffectEvent(start)
  const rest = useEffectEvent((seen: number) => setPosition(atRest(seen)))

  // Swiper runs outside React: it starts near the viewport and stops on unmount.
  useEffect(() => {
    const element = root.current
    if (!element || count < 2) return
    // Before Swiper loads, only the browser knows how many slides fit.
    rest(Number(getComputedStyle(element).getPropertyValue('--per-view')))
    // The margin lets the row reach its final state before the keyboard focus arrives.
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        nearby.disconnect()
        void startNow()
      },
      { rootMargin: '400px' },
    )
    nearby.observe(element)
    return () => {
      nearby.disconnect()
      void starting.current?.then((carousel) => carousel?.end())
      starting.current = undefined
    }
  }, [root, count])

  return {
    ...position,
    playing,
    atStart: !loop && index === 0,
    atEnd: !loop && index >= stops - 1,
    fits: stops < 2,
    tell: (say) => void start().then((carousel) => carousel && say(carousel)),
  }
}
