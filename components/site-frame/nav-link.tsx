'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: Route; children: ReactNode }

export function NavLink({ href, children }: Props) {
  const current = usePathname() === href
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
