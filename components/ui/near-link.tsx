'use client'

import type { ComponentProps } from 'react'
import { connection } from './connection'
import { whenNear } from './near'

/** Near the viewport it is as good as under a pointer, which fetches its page (NAV-9); not where data is dear. */
export function NearLink(props: ComponentProps<'a'>) {
  return <a ref={pointWhenNear} {...props} />
}

function pointWhenNear(link: HTMLAnchorElement) {
  if (connection()?.saveData) return
  return whenNear(link, () => link.dispatchEvent(new Event('pointerover', { bubbles: true })), true)
}
