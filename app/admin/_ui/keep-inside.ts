const kept = new WeakSet<Document>()

/**
 * The frame is for looking: nothing is sent from it, no window opens, and at most pages of the site follow a click. For
 * its `ref`, because it may have loaded before there was a script to hear of it.
 */
export function keepInside(frame: HTMLIFrameElement, { mayWalk }: { mayWalk: boolean }): () => void {
  const keep = () => {
    const { contentDocument: page, contentWindow } = frame
    // A page that the browser refused to frame has no document for us.
    if (!page || !contentWindow || kept.has(page)) return
    kept.add(page)
    contentWindow.open = () => null
    page.addEventListener('submit', (event) => event.preventDefault(), true)
    page.addEventListener('click', (event) => follow(event, mayWalk), true)
  }
  keep()
  frame.addEventListener('load', keep)
  return () => frame.removeEventListener('load', keep)
}

function follow(event: MouseEvent, mayWalk: boolean) {
  const { target } = event
  // Elements of the frame are not instances of this window's classes.
  const link =
    target && 'closest' in target && typeof target.closest === 'function' && target.closest('a[href]')
  if (!link) return
  const { origin, pathname, href } = link
  const isPanel = origin === location.origin && pathname.startsWith('/admin')
  const isSite = origin === location.origin && !isPanel && link.target !== '_blank'
  if (isSite && mayWalk) return
  event.preventDefault()
  event.stopPropagation()
  if (isPanel && mayWalk) location.assign(href)
}
