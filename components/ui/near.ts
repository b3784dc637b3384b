const waiting = new Map<Element, () => void>()
let watcher: IntersectionObserver | undefined

/** Calls `arrive` once, when `element` is about to be seen. Returns how to wait no longer. */
export function whenNear(element: Element, arrive: () => void): () => void {
  if (!watcher) {
    watch('200px 0px')
    // Who moves on may move fast; who has not begun to would pay for what is never seen.
    addEventListener('scroll', () => watch('1250px 0px'), { once: true, passive: true })
    addEventListener('beforeprint', () => {
      for (const one of waiting.keys()) bring(one)
    })
  }
  waiting.set(element, arrive)
  watcher?.observe(element)
  return () => forget(element)
}

/** For a row that is turned: what comes next in it arrives before it is seen. */
export function bringNext(row: Element) {
  for (const element of waiting.keys()) if (row.contains(element)) return bring(element)
}

function watch(rootMargin: string) {
  watcher?.disconnect()
  watcher = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) bring(target)
    },
    { rootMargin },
  )
  for (const element of waiting.keys()) watcher.observe(element)
}

function bring(element: Element) {
  const arrive = waiting.get(element)
  forget(element)
  arrive?.()
}

function forget(element: Element) {
  waiting.delete(element)
  watcher?.unobserve(element)
}
