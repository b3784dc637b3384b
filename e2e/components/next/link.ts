import { type AnchorHTMLAttributes, createElement, type MouseEvent } from 'react'
import { router } from './navigation.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; prefetch?: boolean; replace?: boolean }

/** Reports its address to `router` and does not leave the test's page. */
export default function Link({ prefetch: _prefetch, replace, ...anchor }: Props) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    anchor.onClick?.(event)
    if (event.defaultPrevented || !anchor.href.startsWith('/') || anchor.target === '_blank') return
    event.preventDefault()
    router[replace ? 'replace' : 'push'](anchor.href)
  }
  return createElement('a', { ...anchor, onClick: follow })
}
