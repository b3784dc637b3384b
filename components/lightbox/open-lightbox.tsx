import type { ReactNode } from 'react'
import { Lightbox } from './lightbox'
import { galleryAround } from './pictures'

let opening = 0

/** Opens the gallery around `frame` at its picture; `show` renders it, beside the frame in React's tree. */
export function openLightbox(frame: HTMLElement, show: (lightbox: ReactNode) => void) {
  const gallery = galleryAround(frame)
  opening++
  const key = opening
  const render = (open: boolean) =>
    show(<Lightbox key={key} {...gallery} open={open} onClose={() => render(false)} />)
  render(true)
}
