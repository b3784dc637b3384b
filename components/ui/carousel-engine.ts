import Swiper from 'swiper'
import { A11y } from 'swiper/modules'
import 'swiper/css'
import type { PerView } from './carousel'

type Position = { index: number; isBeginning: boolean; isEnd: boolean; fits: boolean }

type Options = {
  perView: PerView
  loop: boolean
  count: number
  onChange: (position: Position) => void
}

/** Hands a scroll-snap list over to Swiper. Measures are those of carousel.css, so nothing shifts. */
export function startSwiper(viewport: HTMLElement, { perView, loop, count, onChange }: Options): Swiper {
  // Swiper cannot loop when the row is nearly full; rewinding to the first slide serves the same purpose.
  const canLoop = loop && count >= Math.ceil(perView.lg) + 2
  const report = (swiper: Swiper) =>
    onChange({
      index: swiper.realIndex,
      isBeginning: swiper.isBeginning,
      isEnd: swiper.isEnd,
      fits: swiper.isLocked,
    })
  viewport.scrollLeft = 0
  return new Swiper(viewport, {
    modules: [A11y],
    loop: canLoop,
    // Else a second click is lost while the first is still moving the row.
    loopPreventsSliding: false,
    rewind: loop && !canLoop,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600,
    slidesPerView: perView.base,
    spaceBetween: 16,
    breakpoints: {
      768: { slidesPerView: perView.md, spaceBetween: 24 },
      1024: { slidesPerView: perView.lg, spaceBetween: 32 },
    },
    a11y: {
      containerRole: null,
      slideRole: 'group',
      slideLabelMessage: '{{index}} de {{slidesLength}}',
    },
    on: {
      init: report,
      slideChange: report,
      toEdge: report,
      fromEdge: report,
      lock: report,
      unlock: report,
      resize: report,
    },
  })
}
