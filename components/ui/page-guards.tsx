'use client'

import { useEffect } from 'react'
import { layerEntries } from './layer-entries'

/** What every page watches, once. */
export function PageGuards() {
  useEffect(markBrokenImages, [])
  useEffect(skipSpentEntries, [])
  return null
}

/** Images that fail to load are marked, so that CSS can hide the browser's broken icon (see theme.css). */
function markBrokenImages() {
  // Errors of images do not bubble: one capturing listener serves the whole page, also what is added later.
  const onError = (event: Event) => mark(event.target)
  document.addEventListener('error', onError, true)
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image)
  }
  return () => document.removeEventListener('error', onError, true)
}

/** Forward and a reload arrive at entries of layers that are closed (NAV-14); each lies on an entry of its page. */
function skipSpentEntries() {
  const skip = () => {
    const mark = history.state?.layer
    if (mark && !layerEntries.includes(mark)) history.back()
  }
  skip()
  addEventListener('popstate', skip)
  return () => removeEventListener('popstate', skip)
}

/** Every link loads its target afresh: from the 404 page Next can fetch another page but not show it. */
export function HardNavigation() {
  useEffect(() => {
    // Before React sees the click; the browser then follows the link by itself.
    const leaveToBrowser = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
    }
    window.addEventListener('click', leaveToBrowser, true)
    return () => window.removeEventListener('click', leaveToBrowser, true)
  }, [])
  return null
}

function mark(target: EventTarget | null) {
  if (target instanceof HTMLImageElement) target.dataset.broken = ''
}
