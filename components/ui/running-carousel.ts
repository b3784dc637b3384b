import { startAutoplay } from './carousel-autoplay'
import { startSwiper } from './carousel-engine'
import { listenForKeys } from './carousel-keys'
import { bringNext } from './near'

/** How many slides are seen at once on phones, tablets (≥ 768 px) and desktops (≥ 1024 px); may be fractions. */
export type PerView = { base: number; md: number; lg: number }

/** `index`: of the place where the row rests, from 0; `stops`: how many such places it has at this width. */
export type Position = { index: number; stops: number }

/** What the visitor does; nothing moves by itself afterwards, until `toggle`. */
export type RunningCarousel = {
  rest: () => void
  next: () => void
  previous: () => void
  goTo: (index: number) => void
  toggle: () => void
  end: () => void
}

export type CarouselOptions = {
  perView: PerView
  /** Goes on from the last slide to the first; `endless`: without going back. */
  loop: boolean
  endless: boolean
  /** Milliseconds between slides. Without it nothing moves by itself. */
  autoplayMs: number | undefined
  onMove: (position: Position) => void
  onPlay: (playing: boolean | undefined) => void
}

/** Takes over the row in `root`, its keys and its rotation (MEDIA-1, MEDIA-2). */
export function startCarousel(root: HTMLElement, options: CarouselOptions): RunningCarousel | undefined {
  const viewport = root.querySelector<HTMLElement>('.swiper')
  if (!viewport) return
  const { autoplayMs, onPlay } = options
  const ending = new AbortController()
  const { signal } = ending
  const swiper = startSwiper(viewport, options)
  const step = () => {
    bringNext(root)
    swiper.slideNext()
  }
  const autoplay =
    autoplayMs === undefined
      ? undefined
      : startAutoplay(root, { delayMs: autoplayMs, signal, step, onChange: onPlay })
  const rest = () => {
    autoplay?.rest()
    bringNext(root)
  }
  const use = (go: () => void) => {
    rest()
    go()
  }
  const next = () => use(() => swiper.slideNext())
  const previous = () => use(() => swiper.slidePrev())
  listenForKeys(root, signal, { next, previous })
  return {
    rest,
    next,
    previous,
    goTo: (place) => use(() => swiper.slideToLoop(place)),
    toggle: () => autoplay?.toggle(),
    end: () => {
      ending.abort()
      swiper.destroy()
    },
  }
}
