/** Images that fail to load are marked, so that CSS can hide the browser's broken icon (see base.css). For good: once. */
export function markBrokenImages() {
  // Errors of images do not bubble: one capturing listener serves the whole page, also what is added later.
  document.addEventListener('error', ({ target }) => mark(target), true)
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth && image.currentSrc) mark(image)
  }
}

function mark(target: EventTarget | null) {
  if (target instanceof HTMLImageElement) target.dataset.broken = ''
}
