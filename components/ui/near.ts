type Wait = { arrive: () => void; patient: boolean }

const waiting = new Map<Element, Wait>()
let watcher: IntersectionObserver | undefined
let hasMoved = false

/** Calls `arrive` once when `element` nears the viewport, if `patient` after the first scroll. Returns a cancel function. */
export function callWhenNear(element: Element, arrive: () => void, patient = false): () => void {
  if (!watcher) {
    watch('200px 0px')
    addEventListener('scroll', moveObservers, { once: true, passive: true })
    addEventListener('beforeprint', loadForPrint)
  }
  waiting.set(element, { arrive, patient })
  if (hasMoved || !patient) watcher?.observe(element)
  return () => forget(element)
}

/** Loads a picture when it comes near the viewport, without a React render for each. */
export function loadWhenNear(image: HTMLImageElement): () => void {
  return callWhenNear(image, () => loadFiles(image.parentElement))
}

/** Loads the next picture of a row before it becomes visible. */
export function loadNextPicture(row: Element) {
  for (const [element, { patient }] of waiting) {
    if (!patient && row.contains(element)) return loadPicture(element)
  }
}

// Visitors may scroll fast. Before the first scroll, more pictures would waste data.
function moveObservers() {
  hasMoved = true
  watch('1250px 0px')
}

// Bypasses React, because browsers wait only for what is requested when printing begins.
function loadForPrint() {
  loadFiles(document)
}

function loadFiles(within: ParentNode | null) {
  for (const source of within?.querySelectorAll<HTMLSourceElement>('source[media*="scripting"]') ?? [])
    source.media = 'not all'
}

function watch(rootMargin: string) {
  watcher?.disconnect()
  watcher = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) loadPictures(target)
    },
    { rootMargin },
  )
  for (const [element, { patient }] of waiting) if (hasMoved || !patient) watcher.observe(element)
}

// Loads a horizontally scrolling row as a whole; otherwise gaps would show at its edge.
function loadPictures(element: Element) {
  const row = element.closest('[data-together]')
  if (!row) return loadPicture(element)
  for (const one of waiting.keys()) if (row.contains(one)) loadPicture(one)
}

function loadPicture(element: Element) {
  const wait = waiting.get(element)
  forget(element)
  wait?.arrive()
}

function forget(element: Element) {
  waiting.delete(element)
  watcher?.unobserve(element)
}
