import type { RefObject } from 'react'
import { connection } from './connection'

/** Calls `begin` when the element is seen and all else is there (MEDIA-4). The function returned ends the watch. */
export function onceSeenAtRest({ current }: RefObject<Element | null>, begin: () => void) {
  const watcher = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return
    watcher.disconnect()
    if (document.readyState !== 'complete') {
      await new Promise((done) => addEventListener('load', done, { once: true }))
    }
    // The load event waits for no picture that is lazy.
    await Promise.allSettled([...document.images].filter(isInView).map((image) => image.decode()))
    await new Promise<unknown>((done) => (window.requestIdleCallback ?? inASecond)(done))
    const { saveData, effectiveType = '' } = connection() ?? {}
    if (!saveData && !/[23]g/.test(effectiveType)) begin()
  })
  if (current) watcher.observe(current)
  return () => watcher.disconnect()
}

function isInView(image: HTMLImageElement) {
  const { top, right, bottom, left } = image.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

function inASecond(done: (time: undefined) => void) {
  setTimeout(done, 1000)
}
