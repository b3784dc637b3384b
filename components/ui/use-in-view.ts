import { type RefObject, useEffect, useRef, useState } from 'react'

/** For the element that gets the ref: whether some of it is in the viewport of a tab that is in front. */
export function useInView(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [inFront, setInFront] = useState(true)

  // Position and tab are known only to the browser.
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    const onVisibility = () => setInFront(!document.hidden)
    watcher.observe(element.current)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])

  return [element, seen && inFront]
}
