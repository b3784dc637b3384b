import type { RefObject } from 'react'
import { connection } from './connection'

/** Calls `begin` when the element is seen and, on a page that has loaded, the lazy pictures too (MEDIA-4). Returns what ends the watch. */
export function onceSeenAtRest({ current }: RefObject<Element | null>, begin: () => void) {
  const watcher = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return
    watcher.disconnect()
    await Promise.all([...document.images].map(whenThere))
    await new Promise<unknown>((done) => (window.requestIdleCallback ?? inASecond)(done))
    const { saveData, effectiveType = '' } = connection() ?? {}
    if (!saveData && !/[23]g/.test(effectiveType)) begin()
  })
  if (current) watcher.observe(current)
  return () => watcher.disconnect()
}

async function whenThere(image: HTMLImageElement) {
  while (isMissed(image)) {
    await new Promise((done) => {
      for (const end of ['load', 'error']) image.addEventListener(end, done, { once: true })
    })
  }
}

// What stands in for a picture that is still far is one pixel wide.
function isMissed(image: HTMLImageElement) {
  const { top, right, bottom, left } = image.getBoundingClientRect()
  const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return isSeen && image.naturalWidth < 2 && image.dataset.broken === undefined
}

function inASecond(done: (time: undefined) => void) {
  setTimeout(done, 1000)
}
