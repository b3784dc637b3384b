import Swiper from 'swiper'
import { A11y } from 'swiper/modules'
import type { CarouselOptions } from './running-carousel'
import 'swiper/css'

type Options = Pick<CarouselOptions, 'perView' | 'loop' | 'endless' | 'onMove'>

/** Hands a scroll-snap list over to Swiper. Measures are those of carousel.css, so nothing shifts. */
export function startSwiper(viewport: HTMLElement, { perView, loop, endless, onMove }: Options): Swiper {
  const report = (swiper: Swiper) =>
    onMove({
      index: endless ? swiper.realIndex : swiper.snapIndex,
      stops: endless ? swiper.slides.length : swiper.snapGrid.length,
    })
  viewport.scrollLeft = 0
  const swiper = new Swiper(viewport, {
    modules: [A11y],
    loop: endless,
    // Else a second click is lost while the first is still moving the row.
    loopPreventsSliding: false,
    rewind: loop && !endless,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600,
    slidesPerView: perView.base,
    longSwipesRatio: 0.2,
    spaceBetween: 16,
    breakpoints: {
      768: { slidesPerView: perView.md, spaceBetween: 24 },
      1024: { slidesPerView: perView.lg, spaceBetween: 32 },
    },
    a11y: {
      containerRole: null,
      // Swiper's own way moves slides about in the document; the one with the focus loses it, or ends out of sight.
      scrollOnFocus: false,
      slideRole: 'group',
      slideLabelMessage: '{{index}} de {{slidesLength}}',
    },
    on: {
      init: report,
      slideChange: report,
      snapIndexChange: report,
      snapGridLengthChange: report,
      resize: report,
    },
  })
  // Not of a pointer: the row would slip away under its click.
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
