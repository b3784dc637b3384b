'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useState, useTransition } from 'react'
import { forgetPress, repeatPress, visit } from './deferred-part'

/** The current navigation; `hard` if the browser itself loads the page. */
type Leaving = { text: string; hard: boolean }

type Props = {
  /** Makes every link a full page load, because Next can load but not show another page from the 404 page. */
  browserNavigates?: boolean
  children: ReactNode
}

/** Renders the body of every page and indicates after a click on a link that the next page is loading (NAV-9). */
export function PageBody({ browserNavigates, children }: Props) {
  const [pending, startTransition] = useTransition()
  const [leaving, setLeaving] = useState<Leaving>()
  const router = useRouter()

  useEffect(() => {
    const stay = () => setLeaving((last) => (last?.hard ? undefined : last))
    window.onpageshow = stay
    window.navigation?.addEventListener('navigateerror', stay)
    markBrokenImages()
    window.onpopstate = () => {
      visit.byLink = false
    }
    repeatPress()
    // The link into the panel for browsers with a session (ADM-15). It is a separate file, so that guests do not load it.
    if (/panel/.test(document.cookie)) void import(/* turbopackIgnore: true */ /* @vite-ignore */ editLink)
  }, [])

  // The browser handles links within the page and moves the focus. Their history entry is replaced by the router, which would
  // answer an unknown entry with a reload (NAV-14).
  useEffect(() => {
    window.onhashchange = () => {
      if (!history.state && !browserNavigates) router.replace(location.href as Route, { scroll: false })
    }
  }, [router, browserNavigates])

  const leave = (event: MouseEvent) => {
    const link = followedLink(event)
    if (!link) return
    if (browserNavigates) event.stopPropagation()
    const { pathname, search } = location
    const stays = link.pathname + link.search === pathname + search
    // Without a fragment, the router would keep the one that the page was loaded with.
    const page = !event.defaultPrevented && !(stays && (link.hash || location.hash)) && pageOf(link)
    if (page) event.preventDefault()
    visit.byLink = !link.hash
    setLeaving(stays ? undefined : { text: loadingText(link.pathname), hard: !event.defaultPrevented })
    // Started in the same event as the router's own transition, it ends together with it.
    startTransition(() => {
      if (page) router.push(page)
    })
  }

  const prepare = (event: MouseEvent) => {
    const link = followedLink(event)
    const page = link && link.pathname !== location.pathname && pageOf(link)
    if (page) router.prefetch(page)
  }

  // Returns the page if the router can show it. The browser loads files, pages with other sheets and links with a target.
  const pageOf = ({ href, pathname, target }: HTMLAnchorElement) =>
    !(browserNavigates || target) &&
    isSitePage.test(pathname) &&
    isSitePage.test(location.pathname) &&
    (href as Route)

  return (
    // biome-ignore lint/a11y: its links and buttons handle keys
    <body
      onClickCapture={(event) => {
        forgetPress(event)
        if (browserNavigates) leave(event)
      }}
      onClick={browserNavigates ? undefined : leave}
      onPointerOver={prepare}
    >
      {children}
      {leaving && (pending || leaving.hard) && (
        <p role="status" className="page-progress">
          {leaving.text}
        </p>
      )}
    </body>
  )
}

const editLink = '/editar.js'
const isSitePage = /^\/(?!admin|pesquisa|previa)[^.]*$/

/** Returns the link that a click follows within the site and this tab. */
function followedLink({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target=_blank],[download])')
  if (link?.origin === location.origin) return link
}

function loadingText(path: string) {
  if (path === '/ofertas') return 'Carregando ofertas...'
  return path.startsWith('/oferta/') ? 'Carregando oferta...' : 'Carregando...'
}

/** Marks images that fail to load, so that CSS can hide the browser's broken icon (base.css). Called once per page load. */
function markBrokenImages() {
  // Image errors do not bubble; one capturing listener also covers images that are added later.
  document.addEventListener('error', ({ target }) => mark(target), true)
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth && image.currentSrc) mark(image)
  }
}

function mark(target: EventTarget | null) {
  if (target instanceof HTMLImageElement) target.dataset.broken = ''
}
