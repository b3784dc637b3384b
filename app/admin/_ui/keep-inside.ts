const kept = new WeakSet<Document>()

/**
 * Keeps a frame for looking only: it sends no form and opens no window, and a click follows links to pages of the site only.
 * For the frame's `ref`, because the page may have loaded before this script.
 */
export function keepInside(frame: HTMLIFrameElement): () => void {
  const keep = () => {
    const { contentDocument: page, contentWindow } = frame
    // The document of a page that the browser refused to frame cannot be read.
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
