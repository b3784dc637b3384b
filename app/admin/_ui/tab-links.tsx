import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'

type Props<Name> = {
  label: string
  links: readonly { name: Name; label: string; href: Route }[]
  current: NoInfer<Name>
  children?: ReactNode
}

export function TabLinks<Name extends string>({ label, links, current, children }: Props<Name>) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 border-b">
      <nav aria-label={label} className="grow">
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ name, label, href }) => (
            <li key={name}>
              <Link
                href={href}
                prefetch={false}
                aria-current={name === current ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 font-medium forced-colors:not-aria-[current]:border-[Canvas] text-ink-600 hover:text-ink-900 aria-[current]:border-forest-800 aria-[current]:text-forest-800"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
