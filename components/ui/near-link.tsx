'use client'

import type { ComponentProps } from 'react'
import { connection } from './connection'
import { whenNear } from './near'

/** Prefetches its page when it comes near the viewport, as a pointer over it would (NAV-9), unless the visitor saves data. */
export function NearLink(props: ComponentProps<'a'>) {
  return <a ref={pointWhenNear} {...props} />
}

function pointWhenNear(link: HTMLAnchorElement) {
  if (connection()?.saveData) return
  return whenNear(link, () => link.dispatchEvent(new Event('pointerover', { bubbles: true })), true)
}
