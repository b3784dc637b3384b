const kept = new WeakSet<Document>()

/**
 * Makes a frame read-only: it submits no forms, opens no windows and follows only links within the public site. Pass it as
 * `ref`, because the frame may load before this script.
 */
export function keepInside(frame: HTMLIFrameElement): () => void {
  const keep = () => {
    const { contentDocument: page, contentWindow } = frame
    // A page that refused to be framed has no readable document.
    if (!page || !contentWindow || kept.has(page)) return
    kept.add(page)
    contentWindow.open = () => null
    page.addEventListener('submit', (event) => event.preventDefault(), true)
    page.addEventListener('click', reposition, true)
  }
  keep()
  frame.addEventListener('load', keep)
  return () => frame.removeEventListener('load', keep)
}

function reposition(event: MouseEvent) {
  const { target } = event
  // Elements of the frame are not instances of this window's classes.
  const link =
    target && 'closest' in target && typeof target.closest === 'function' && target.closest('a[href]')
  if (!link) return
  const { origin, pathname, href } = link
  const isPanel = origin === location.origin && pathname.startsWith('/admin')
  if (origin === location.origin && !isPanel && link.target !== '_blank') return
  event.preventDefault()
  event.stopPropagation()
  if (isPanel) location.assign(href)
}
