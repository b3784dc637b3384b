import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { PerView } from './carousel-engine'

export type SwiperState = {
  /** Of the place where the row rests, from 0; `stops` is how many such places it has at this width. */
  index: number
  stops: number
  atStart: boolean
  atEnd: boolean
  fits: boolean
  /** By itself; the others are the visitor's. */
  advance: () => void
  next: () => void
  previous: () => void
  goTo: (index: number) => void
}

type Options = { perView: PerView; loop: boolean; count: number; onUse: () => void }

/** Its code is fetched when `root` comes near the viewport, or at the first use of the controls. */
export function useSwiper(
  root: RefObject<HTMLElement | null>,
  { perView, loop, count, onUse }: Options,
): SwiperState {
  const starting = useRef<Promise<Swiper | undefined>>(undefined)
  // Swiper cannot loop when the row is nearly full; rewinding to the first slide serves the same purpose.
  const endless = loop && count >= Math.ceil(perView.lg) + 2
  const atRest = (seen: number) => ({ index: 0, stops: endless ? count : Math.ceil(count - seen) + 1 })
  const [{ index, stops }, setPosition] = useState(() => atRest(perView.base))

  const start = () => {
    starting.current ??= import('./carousel-engine').then(({ startSwiper }) => {
      const viewport = root.current?.querySelector<HTMLElement>('.swiper')
      return viewport ? startSwiper(viewport, { perView, loop, endless, onChange: setPosition }) : undefined
    })
    return starting.current
  }
  const move = (go: (swiper: Swiper) => void) => {
    void start().then((swiper) => swiper && go(swiper))
  }
  const use = (go: (swiper: Swiper) => void) => {
    onUse()
    move(go)
  }
  const advance = (swiper: Swiper) => swiper.slideNext()
  const state: SwiperState = {
    index,
    stops,
    atStart: !loop && index === 0,
    atEnd: !loop && index >= stops - 1,
    fits: stops < 2,
    advance: () => move(advance),
    next: () => use(advance),
    previous: () => use((swiper) => swiper.slidePrev()),
    goTo: (place) => use((swiper) => swiper.slideToLoop(place)),
  }
  const startNow = useEffectEvent(start)
  const rest = useEffectEvent((seen: number) => setPosition(atRest(seen)))
  const turn = useEffectEvent((way: 'next' | 'previous') => state[way]())

  // Swiper lives outside React: started when near, stopped when the carousel leaves the page.
  useEffect(() => {
    const element = root.current
    if (!element || count < 2) return
    // Swiper is not here yet; how many slides the screen shows is only known now.
    rest(Number(getComputedStyle(element).getPropertyValue('--per-view')))
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
      void starting.current?.then((swiper) => swiper?.destroy())
      starting.current = undefined
    }
  }, [root, count])

  // Arrow keys belong to the carousel under the pointer or with the focus, not to every one on the page.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const way = ways[event.key]
      if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (!root.current?.matches(':hover, :focus-within') || isTyping(event.target)) return
      event.preventDefault()
      turn(way)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])

  return state
}

const ways: Record<string, 'next' | 'previous' | undefined> = { ArrowRight: 'next', ArrowLeft: 'previous' }

function isTyping(target: EventTarget | null) {
  return target instanceof Element && target.matches('input, textarea, select')
}
