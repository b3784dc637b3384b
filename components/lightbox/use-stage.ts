import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Swiper from 'swiper'
import { Zoom } from 'swiper/modules'
import 'swiper/css'

/** Swipes, pinches, double taps and keys on the row of pictures in `stage`, null until it is shown; `start` and `last` are places from 0. */
export function useStage(stage: HTMLElement | null, start: number, last: number) {
  const swiper = useRef<Swiper>(undefined)
  const [index, setIndex] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const go = (place: number, speed?: number) => swiper.current?.slideTo(place, speed)
  const zoom = () => swiper.current?.zoom.toggle()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = swiper.current
    const moves = new Map<string, () => void>([
      ['ArrowLeft', () => go(index - 1)],
      ['ArrowRight', () => go(index + 1)],
      ['Home', () => go(0, 0)],
      ['End', () => go(last, 0)],
      ['+', () => row?.zoom.in()],
      ['-', () => row?.zoom.out()],
    ])
    const action = moves.get(event.key)
    if (!action) return
    event.preventDefault()
    action()
  })

  // Swiper lives outside React, as long as the stage does.
  useEffect(() => {
    if (!stage) return
    const row = new Swiper(stage, {
      modules: [Zoom],
      zoom: { maxRatio: stage.clientWidth < 1024 ? 3 : 2 },
      initialSlide: start,
      spaceBetween: 32,
      longSwipesRatio: 0.2,
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
      on: {
        slideChange: ({ activeIndex }) => setIndex(activeIndex),
        zoomChange: (_, scale) => setZoomed(scale > 1),
      },
    })
    const listener = (event: KeyboardEvent) => onKey(event)
    swiper.current = row
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
      row.destroy()
      swiper.current = undefined
    }
  }, [stage, start])

  return { index, zoomed, go, zoom }
}
