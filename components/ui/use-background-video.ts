import { type RefObject, useEffect, useState } from 'react'
import { useMedia } from './use-media'

type Network = Navigator & { connection?: { saveData?: boolean } }

/** `allowed`: it may be fetched (MEDIA-4). `inView`: in or near the viewport of a tab that is in front. */
export function useBackgroundVideo(root: RefObject<HTMLElement | null>) {
  const motion = useMedia('(prefers-reduced-motion: no-preference)')
  const [idle, setIdle] = useState(false)
  const [reached, setReached] = useState(false)
  const [near, setNear] = useState(false)
  const [inFront, setInFront] = useState(true)

  // The video is an ornament: nothing of it is fetched before the page itself is complete.
  useEffect(() => {
    const { connection }: Network = navigator
    if (connection?.saveData) return
    return onceIdle(() => setIdle(true))
  }, [])

  // Position and tab are known only to the browser.
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onMove = ([entry]: IntersectionObserverEntry[]) => {
      setNear(entry?.isIntersecting ?? false)
      if (entry?.isIntersecting) setReached(true)
    }
    const watcher = new IntersectionObserver(onMove, { rootMargin: '200px' })
    const onVisibility = () => setInFront(!document.hidden)
    watcher.observe(element)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [root])

  return { allowed: motion && idle && reached, inView: near && inFront }
}

function onceIdle(run: () => void) {
  const stop = new AbortController()
  const whenIdle = () => {
    const guarded = () => !stop.signal.aborted && run()
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(guarded, { timeout: 3000 })
    else setTimeout(guarded, 1000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true, signal: stop.signal })
  return () => stop.abort()
}
