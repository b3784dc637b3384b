'use client'

import { type CSSProperties, type ReactNode, useRef } from 'react'
import { CarouselControls } from './carousel-controls'
import type { PerView } from './running-carousel'
import { useCarousel } from './use-carousel'

type Props = {
  label: string
  slides: ReactNode[]
  perView?: PerView
  loop?: boolean
  /** Milliseconds between slides. Without it nothing moves by itself. */
  autoplayMs?: number
  tone?: 'light' | 'dark'
  indicator?: 'counter' | 'dots'
  aside?: ReactNode
  className?: string
}

const one: PerView = { base: 1, md: 1, lg: 1 }

/** A scroll-snap list that Swiper takes over near the viewport. Keys and rests: MEDIA-1, MEDIA-2. */
export function Carousel({
  label,
  slides,
  perView = one,
  loop = false,
  autoplayMs,
  tone,
  indicator,
  aside,
  className = '',
}: Props) {
  const root = useRef<HTMLElement>(null)
  const carousel = useCarousel(root, { perView, loop, count: slides.length, autoplayMs })

  return (
    <section
      ref={root}
      aria-roledescription="carrossel"
      aria-label={label}
      className={`carousel ${className}`.trim()}
      style={perViewStyle(perView)}
    >
      {/* What scrolls, and answers to arrow keys, takes the focus. */}
      <div
        className="swiper"
        {...(!carousel.fits && {
          role: 'group',
          'aria-label': 'Use as setas do teclado',
          tabIndex: 0,
          onPointerDown: () => carousel.tell(({ rest }) => rest()),
        })}
      >
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
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
      {(!carousel.fits || aside) && (
        <div className="carousel-foot">
          {!carousel.fits && <CarouselControls carousel={carousel} tone={tone} indicator={indicator} />}
          {aside}
        </div>
      )}
    </section>
  )
}

function perViewStyle({ base, md, lg }: PerView) {
  return { '--per-view-base': base, '--per-view-md': md, '--per-view-lg': lg } as CSSProperties
}
