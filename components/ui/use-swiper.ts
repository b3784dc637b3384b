import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { PerView } from './carousel-engine'

export type SwiperState = {
  index: number
  atStart: boolean
  atEnd: boolean
  fits: boolean
  next: () => void
  previous: () => void
  goTo: (index: number) => void
}

type Options = { perView: PerView; loop: boolean; count: number }

/** Its code is fetched when `root` comes near the viewport, or at the first use of the controls. */
export function useSwiper(
  root: RefObject<HTMLElement | null>,
  { perView, loop, count }: Options,
): SwiperState {
  const starting = useRef<Promise<Swiper | undefined>>(undefined)
  const [position, setPosition] = useState({ index: 0, isBeginning: true, isEnd: count < 2, fits: count < 2 })
  const { base, md, lg } = perView

  const start = () => {
    starting.current ??= import('./carousel-engine').then(({ startSwiper }) => {
      const viewport = root.current?.querySelector<HTMLElement>('.swiper')
      return viewport
        ? startSwiper(viewport, { perView: { base, md, lg }, loop, count, onChange: setPosition })
        : undefined
    })
    return starting.current
  }
  const move = (go: (swiper: Swiper) => void) => {
    void start().then((swiper) => swiper && go(swiper))
  }
  const state: SwiperState = {
    index: position.index,
    atStart: !loop && position.isBeginning,
    atEnd: !loop && position.isEnd,
    fits: position.fits,
    next: () => move((swiper) => swiper.slideNext()),
    previous: () => move((swiper) => swiper.slidePrev()),
    goTo: (index) =>
      move((swiper) => (swiper.params.loop ? swiper.slideToLoop(index) : swiper.slideTo(index))),
  }
  const latest = useRef({ start, state })

  useEffect(() => {
    latest.current = { start, state }
  })

  // Swiper lives outside React: started when near, stopped when the carousel leaves the page.
  useEffect(() => {
    const element = root.current
    if (!element || count < 2) return
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        nearby.disconnect()
        void latest.current.start()
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
      const element = root.current
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (!element?.matches(':hover, :focus-within') || isTyping(event.target)) return
      if (event.key === 'ArrowRight') latest.current.state.next()
      else if (event.key === 'ArrowLeft') latest.current.state.previous()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])

  return state
}

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
