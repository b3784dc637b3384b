import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PerView, Position, RunningCarousel } from './running-carousel'

export type CarouselState = Position & {
  /** Undefined while nothing moves by itself. */
  playing: boolean | undefined
  atStart: boolean
  atEnd: boolean
  fits: boolean
  /** Has the carousel, as soon as it runs, do something. */
  tell: (say: (carousel: RunningCarousel) => void) => void
}

type Options = { perView: PerView; loop: boolean; count: number; autoplayMs: number | undefined }

/** What moves the row is fetched when `root` comes near the viewport, or at the first use of the controls. */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  { perView, loop, count, autoplayMs }: Options,
): CarouselState {
  const starting = useRef<Promise<RunningCarousel | undefined>>(undefined)
  // Swiper cannot loop when the row is nearly full; rewinding to the first slide serves the same purpose.
  const endless = loop && count >= Math.ceil(perView.lg) + 2
  const atRest = (seen: number) => ({ index: 0, stops: endless ? count : Math.ceil(count - seen) + 1 })
  const [position, setPosition] = useState(() => atRest(perView.base))
  const [playing, setPlaying] = useState<boolean>()
  const { index, stops } = position

  const start = () => {
    starting.current ??= import('./running-carousel').then(({ startCarousel }) => {
      const options = { perView, loop, endless, autoplayMs, onMove: setPosition, onPlay: setPlaying }
      return root.current ? startCarousel(root.current, options) : undefined
    })
    return starting.current
  }
  const startNow = useEffectEvent(start)
  const rest = useEffectEvent((seen: number) => setPosition(atRest(seen)))

  // Swiper lives outside React: started when near, stopped when the carousel leaves the page.
  useEffect(() => {
    const element = root.current
    if (!element || count < 2) return
    // Swiper is not here yet; how many slides the screen shows is only known now.
    rest(Number(getComputedStyle(element).getPropertyValue('--per-view')))
    // Ahead of everything else: who comes by keyboard finds the row as it stays.
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
