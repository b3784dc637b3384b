'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { LinkPending } from '@/components/ui/link-pending'

type Props = { href: Route; loading: string; children: ReactNode }

export function NavLink({ href, loading, children }: Props) {
  const current = usePathname() === href
  return (
    <Link href={href} aria-current={current ? 'page' : undefined}>
      {children}
      <LinkPending text={loading} />
    </Link>
  )
}
