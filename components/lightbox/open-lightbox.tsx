import { createRoot, type Root } from 'react-dom/client'
import { Lightbox } from './lightbox'
import { galleryAround } from './pictures'

let root: Root | undefined
let opening = 0

/** Opens the gallery around `frame` at its picture. Nothing on the page waits for it, so it has a root of its own. */
export function openLightbox(frame: HTMLElement) {
  const gallery = galleryAround(frame)
  const stage = root ?? createRoot(document.body.appendChild(document.createElement('div')))
  root = stage
  opening++
  const key = opening
  const show = (open: boolean) =>
    stage.render(<Lightbox key={key} {...gallery} open={open} onClose={() => show(false)} />)
  show(true)
}
