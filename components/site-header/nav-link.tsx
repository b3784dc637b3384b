'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { LinkPending } from '@/components/ui/link-pending'

type Props = { href: Route; loading: string; children: ReactNode }

/** A link of the header; its underline grows from the left and stays on the page it leads to. */
export function NavLink({ href, loading, children }: Props) {
  const current = usePathname() === href
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} className={look}>
      {children}
      <LinkPending text={loading} />
    </Link>
  )
}

const look =
  'relative inline-flex min-h-11 items-center text-label tracking-[.06em] xl:tracking-[.14em] ' +
  'after:absolute after:bottom-2 after:left-0 after:h-px after:w-[calc(100%-.1em)] after:origin-left after:scale-x-0 ' +
  'after:bg-current after:transition-transform after:duration-300 after:ease-soft ' +
  'hover:after:scale-x-100 aria-[current]:after:scale-x-100'
