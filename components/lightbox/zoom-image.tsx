'use client'

import { type ComponentProps, type SyntheticEvent, useEffect, useState } from 'react'
import { ResponsiveImage } from '@/components/ui/responsive-image'

type Props = ComponentProps<typeof ResponsiveImage> & {
  /** Classes of the box around the picture. */
  frame: string
}

/** A picture of a gallery that opens large (MEDIA-10). The server, and a browser without script, show no button. */
export function ZoomImage({ frame, ...image }: Props) {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  // A repetition for the eye only has no description and is no stop for the keyboard.
  const stop = live && image.alt && { role: 'button', tabIndex: 0, 'aria-label': `Ampliar: ${image.alt}` }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button as soon as it can answer
    <div
      {...stop}
      className={live ? `zoom ${frame}` : frame}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open(event)
      }}
    >
      <ResponsiveImage {...image} />
    </div>
  )
}

function open({ currentTarget }: SyntheticEvent<HTMLElement>) {
  void import('./open-lightbox')
    .then(({ openLightbox }) => openLightbox(currentTarget))
    .catch(() => undefined)
}
