/** Marks images that fail to load, so that CSS can hide the browser's broken icon (see theme.css), until it is told to stop. */
export function markBrokenImages() {
  // Errors of images do not bubble: one capturing listener serves the whole page, also what is added later.
  const onError = (event: Event) => mark(event.target)
  document.addEventListener('error', onError, true)
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image)
  }
  return () => document.removeEventListener('error', onError, true)
}

function mark(target: EventTarget | null) {
  if (target instanceof HTMLImageElement) target.dataset.broken = ''
}
