'use client'

import type { ComponentProps } from 'react'
import { connection } from './connection'

/** Near the viewport it is as good as under a pointer, which fetches its page (NAV-9); not where data is dear. */
export function NearLink(props: ComponentProps<'a'>) {
  return <a ref={pointWhenNear} {...props} />
}

function pointWhenNear(link: HTMLAnchorElement) {
  const onMove = ([entry]: IntersectionObserverEntry[]) => {
    if (!entry?.isIntersecting) return
    watcher.disconnect()
    link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }
  const watcher = new IntersectionObserver(onMove, { rootMargin: '200px' })
  if (!connection()?.saveData) watcher.observe(link)
  return () => watcher.disconnect()
}
