import Swiper from 'swiper'
import { loadNextPicture } from './near'
import 'swiper/css'

/** The number of visible slides on phones, tablets (≥ 768 px) and desktops (≥ 1024 px); may be fractional. */
export type PerView = { base: number; md: number; lg: number }

/** `index` is the current stop, from 0; `stops` is the number of stops at this width. */
export type Position = { index: number; stops: number }

/** The visitor's actions, each of which stops the autoplay until `toggle`. */
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
  /** Continues from the last slide to the first without scrolling back. */
  endless: boolean
  /** Milliseconds between slides; the first follows the last. Undefined disables autoplay. */
  autoplayMs: number | undefined
  onMove: (position: Position) => void
  onPlay: (playing: boolean | undefined) => void
}

/** Takes over the row in `root` with its keys and autoplay (MEDIA-1, MEDIA-2). */
export function startCarousel(root: HTMLElement, options: CarouselOptions): RunningCarousel | undefined {
  const viewport = root.querySelector<HTMLElement>('.swiper')
  if (!viewport) return
  const { autoplayMs, onPlay } = options
  const ending = new AbortController()
  const { signal } = ending
  const swiper = startSwiper(viewport, options)
  const step = () => {
    loadNextPicture(root)
    swiper.slideNext()
  }
  const autoplay =
    autoplayMs === undefined
      ? undefined
      : startAutoplay(root, { delayMs: autoplayMs, signal, step, onChange: onPlay })
  const rest = () => {
    autoplay?.rest()
    loadNextPicture(root)
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

/** Starts Swiper with the dimensions of carousel.css, so that nothing shifts. */
function startSwiper(
  viewport: HTMLElement,
  { perView, endless, autoplayMs, onMove }: CarouselOptions,
): Swiper {
  const report = (swiper: Swiper) =>
    onMove({
      index: endless ? swiper.realIndex : swiper.snapIndex,
      stops: endless ? swiper.slides.length : swiper.snapGrid.length,
    })
  viewport.scrollLeft = 0
  const swiper = new Swiper(viewport, {
    loop: endless,
    // Its first report comes a frame after the start, and would undo an earlier step.
    resizeObserver: false,
    // By default, Swiper drops a click while the row still moves.
    loopPreventsSliding: false,
    rewind: autoplayMs !== undefined && !endless,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600,
    slidesPerView: perView.base,
    longSwipesRatio: 0.2,
    spaceBetween: 16,
    breakpoints: {
      768: { slidesPerView: perView.md, spaceBetween: 24 },
      1024: { slidesPerView: perView.lg, spaceBetween: 32 },
    },
    on: {
      init: report,
      slideChange: report,
      snapIndexChange: report,
      snapGridLengthChange: report,
      resize: report,
    },
  })
  // Keyboard focus only: on pointer focus the row would move away under the click.
  const showFocused = () => {
    const focused = viewport.querySelector(':focus-visible')
    if (focused) showSlideOf(focused, swiper)
  }
  viewport.addEventListener('focusin', showFocused)
  showFocused()
  return swiper
}

function showSlideOf(target: Element, swiper: Swiper) {
  const index = swiper.slides.findIndex((slide) => slide.contains(target))
  const slide = swiper.slides[index]?.getBoundingClientRect()
  const row = swiper.el.getBoundingClientRect()
  if (slide && (slide.left < row.left - 1 || slide.right > row.right + 1)) swiper.slideTo(index, 0)
}

type Options = {
  delayMs: number
  /** Aborting it stops the autoplay. */
  signal: AbortSignal
  step: () => void
  /** Undefined while the visitor prefers reduced motion. */
  onChange: (playing: boolean | undefined) => void
}

/** Calls `step` every `delayMs` milliseconds, except while MEDIA-2 pauses the row. */
function startAutoplay(root: Element, { delayMs, signal, step, onChange }: Options) {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)')
  let playing = true
  let visible = false
  let timer: ReturnType<typeof setInterval>
  const watcher = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
  })
  const tick = () => {
    const resting = document.hidden || !visible || root.matches(':hover, :focus-within')
    if (!resting) step()
  }
  const play = (wanted: boolean) => {
    playing = wanted
    clearInterval(timer)
    if (wanted && motion.matches) timer = setInterval(tick, delayMs)
    onChange(motion.matches ? wanted : undefined)
  }
  watcher.observe(root)
  motion.addEventListener('change', () => play(playing), { signal })
  signal.addEventListener('abort', () => {
    watcher.disconnect()
    clearInterval(timer)
  })
  play(true)
  return { rest: () => play(false), toggle: () => play(!playing) }
}

type Ways = { next: () => void; previous: () => void }

/** Handles arrow keys for the hovered or focused carousel only. */
function listenForKeys(root: Element, signal: AbortSignal, { next, previous }: Ways) {
  const ways: Record<string, (() => void) | undefined> = { ArrowRight: next, ArrowLeft: previous }
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = ways[event.key]
    if (!turn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!root.matches(':hover, :focus-within') || isTyping(event.target)) return
    event.preventDefault()
    turn()
  }
  document.addEventListener('keydown', onKeyDown, { signal })
}

function isTyping(target: EventTarget | null) {
  return target instanceof Element && target.matches('input, textarea, select')
}
