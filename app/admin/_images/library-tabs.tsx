import type { Route } from 'next'
import Link from 'next/link'

const tabs: { label: string; href: Route }[] = [
  { label: 'Biblioteca', href: '/admin/pictures' },
  { label: 'Sem uso', href: '/admin/images' },
]

/** The two views of what is stored. */
export function LibraryTabs({ current }: { current: '/admin/pictures' | '/admin/images' }) {
  return (
    <nav aria-label="Fotos guardadas" className="mb-6 flex gap-1 border-b">
      {tabs.map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-transparent border-b-2 px-3 font-medium text-ink-600 hover:text-ink-900 aria-[current=page]:border-forest-800 aria-[current=page]:text-forest-800"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
