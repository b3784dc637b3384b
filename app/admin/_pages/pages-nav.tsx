import { ExternalLink } from 'lucide-react'
import Link from 'next/link'
import { listScreenPath } from '@/lib/paths'
import { type BlockListName, blockLists } from './block-lists'

type Props = {
  current: BlockListName | 'pages'
  /** Switched off: there is no such page to see. */
  isOff?: boolean
}

/** From the page switches to the blocks of each page, and to the page itself. */
export function PagesNav({ current, isOff = false }: Props) {
  const own = current === 'pages' || isOff ? null : blockLists[current]
  const screens = [
    { name: 'pages', label: 'Páginas do site' },
    ...Object.entries(blockLists).map(([name, { label }]) => ({ name, label })),
  ]
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 border-b">
      <nav aria-label="Páginas" className="grow">
        <ul className="flex flex-wrap gap-x-6">
          {screens.map(({ name, label }) => (
            <li key={name}>
              <Link
                href={listScreenPath(name)}
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
      {own && (
        // Not a client-side link: the site has a style sheet of its own.
        <a
          href={own.path}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center gap-2 font-medium text-forest-800 hover:underline"
        >
          <ExternalLink className="size-4 flex-none" aria-hidden="true" />
          Ver a página
          <span className="sr-only">{`${own.label} no site (abre em nova aba)`}</span>
        </a>
      )}
    </div>
  )
}
