'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { ResponsiveImage } from '@/components/ui/responsive-image'

type Props = ComponentProps<typeof ResponsiveImage> & {
  /** Classes of the box around the picture. */
  frame: string
}

/** A picture of a gallery that opens large (MEDIA-10). It becomes a button only in a browser with script. */
export function ZoomImage({ frame, ...image }: Props) {
  const [lightbox, show] = useState<ReactNode>()
  const live = lightbox !== undefined
  useEffect(() => show(null), [])

  const open = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    const { currentTarget } = event
    if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return
    // Swiper prevents the click that ends a swipe with the mouse.
    if (event.defaultPrevented) return
    event.preventDefault()
    import('./lightbox').then(
      ({ openLightbox }) => openLightbox(currentTarget, show),
      () => undefined,
    )
  }
  // A decorative repetition has no description and does not take the focus.
  const stop = live && image.alt && { role: 'button', tabIndex: 0, 'aria-label': `Ampliar: ${image.alt}` }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a button as soon as it can answer */}
      <div {...stop} className={live ? `zoom ${frame}` : frame} onClick={open} onKeyDown={open}>
        <ResponsiveImage {...image} />
      </div>
      {lightbox}
    </>
  )
}
