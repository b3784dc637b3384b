'use client'

import { useEffect, useState, useTransition } from 'react'
import { createPortal } from 'react-dom'
import { routes } from '@/lib/paths'

/** `hard` when the browser itself loads the next page. */
type Sign = { text: string; hard: boolean }

/** Says that the next page is on its way, whatever link leads there (NAV-9); one that comes at once flashes nothing. */
export function PageProgress() {
  const [pending, startTransition] = useTransition()
  const [sign, setSign] = useState<Sign>()

  useEffect(() => {
    let timer = 0
    const onClick = (event: MouseEvent) => {
      const path = nextPath(event)
      if (!path) return
      clearTimeout(timer)
      setSign(undefined)
      // React ends transitions together: this empty one lasts as long as the router's, wherever that arrives.
      startTransition(() => {})
      timer = window.setTimeout(() => {
        setSign({ text: loadingText(path), hard: !event.defaultPrevented })
      }, delayMs)
    }
    const stay = () => setSign((shown) => (shown?.hard ? undefined : shown))
    const navigation = 'navigation' in window ? window.navigation : undefined
    // On the way down, because the 404 page lets no click come up.
    addEventListener('click', onClick, true)
    addEventListener('pageshow', stay)
    navigation?.addEventListener('navigateerror', stay)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', onClick, true)
      removeEventListener('pageshow', stay)
      navigation?.removeEventListener('navigateerror', stay)
    }
  }, [])

  if (!sign || !(pending || sign.hard)) return null
  // On the body, over every window.
  return createPortal(
    <p role="status" className="page-progress">
      {sign.text}
    </p>,
    document.body,
  )
}

const delayMs = 150

/** Where a click leads within the site; nothing for other tabs, files, other sites and places on the same page. */
function nextPath({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target],[download])')
  if (!link || link.origin !== location.origin) return null
  const stays = link.hash && link.pathname + link.search === location.pathname + location.search
  return stays ? null : link.pathname
}

function loadingText(path: string) {
  if (path === routes.packages) return 'Carregando ofertas...'
  return path.startsWith('/oferta/') ? 'Carregando oferta...' : 'Carregando...'
}
