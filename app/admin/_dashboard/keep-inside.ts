/** The frame is for looking: nothing is sent from it, no window opens, and only pages of the site follow a click. */
export function keepInside(frame: HTMLIFrameElement): void {
  const { contentDocument: page, contentWindow } = frame
  // A page that the browser refused to frame has no document for us.
  if (!page || !contentWindow) return
  contentWindow.open = () => null
  page.addEventListener('submit', (event) => event.preventDefault(), true)
  page.addEventListener('click', follow, true)
}

function follow(event: MouseEvent) {
  const { target } = event
  // Elements of the frame are not instances of this window's classes.
  const link =
    target && 'closest' in target && typeof target.closest === 'function' && target.closest('a[href]')
  if (!link) return
  const { origin, pathname, href } = link
  if (origin === location.origin && !pathname.startsWith('/admin') && link.target !== '_blank') return
  event.preventDefault()
  event.stopPropagation()
  if (origin === location.origin && pathname.startsWith('/admin')) location.assign(href)
}
