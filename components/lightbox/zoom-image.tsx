'use client'

import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { ResponsiveImage } from '@/components/ui/responsive-image'

type Props = ComponentProps<typeof ResponsiveImage> & {
  /** Classes of the box around the picture. */
  frame: string
}

/** Renders a picture that opens in the lightbox (MEDIA-10). It becomes a button only after hydration. */
export function ZoomImage({ frame, ...image }: Props) {
  const [lightbox, show] = useState<ReactNode>()

  const open = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    const { currentTarget } = event
    if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return
    // Swiper prevents the click that ends a mouse swipe.
    if (event.defaultPrevented) return
    event.preventDefault()
    import('./lightbox').then(
      ({ openLightbox }) => openLightbox(currentTarget, show),
      () => undefined,
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it becomes a button after hydration */}
      <div ref={becomeButton} className={`${frame} zoom`} onClick={open} onKeyDown={open}>
        <ResponsiveImage {...image} />
      </div>
      {lightbox}
    </>
  )
}

/** Sets the attributes itself: a state would render every picture of the page a second time. */
function becomeButton(frame: HTMLElement | null) {
  if (!frame) return
  frame.style.cursor = 'zoom-in'
  const alt = frame.querySelector('img')?.alt
  // A decorative copy has no description and takes no focus.
  if (!alt) return
  frame.tabIndex = 0
  // Older browsers have no property for these attributes.
  frame.setAttribute('role', 'button')
  frame.setAttribute('aria-label', `Ampliar: ${alt}`)
}
