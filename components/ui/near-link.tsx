'use client'

import type { ComponentProps } from 'react'
import { connection } from './connection'
import { callWhenNear } from './near'

/** Prefetches its page near the viewport, as hovering does (NAV-32), unless the visitor saves data. */
export function NearLink(props: ComponentProps<'a'>) {
  return <a ref={prefetchWhenNear} {...props} />
}

function prefetchWhenNear(link: HTMLAnchorElement) {
  if (connection()?.saveData) return
  return callWhenNear(link, () => link.dispatchEvent(new Event('pointerover', { bubbles: true })), true)
}
