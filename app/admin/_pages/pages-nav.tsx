import { ExternalLink } from 'lucide-react'
import type { Route } from 'next'
import { listScreenPath } from '@/lib/paths'
import { TabLinks } from '../_ui/tab-links'
import { type BlockListName, blockLists } from './block-lists'

type Props = {
  current: BlockListName | 'pages' | 'own_pages'
  /** The edited page, if the site shows it. */
  page?: { label: string; path: Route } | undefined
}

/** Renders tabs to the page switches and each page's blocks, with a link to the page on the site. */
export function PagesNav({ current, page }: Props) {
  return (
    <TabLinks label="Páginas" links={screens} current={current}>
      {page && (
        // A full page load, because the site has its own style sheet.
        <a
          href={page.path}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center gap-2 font-medium text-forest-800 hover:underline"
        >
          <ExternalLink className="size-4 flex-none" aria-hidden="true" />
          Ver a página
          <span className="sr-only">{`${page.label} no site (abre em nova aba)`}</span>
        </a>
      )}
    </TabLinks>
  )
}

const screens = [
  { name: 'pages', label: 'Páginas do site' },
  ...Object.entries(blockLists).map(([name, { label }]) => ({ name, label })),
  { name: 'own_pages', label: 'Páginas próprias' },
].map((screen) => ({ ...screen, href: listScreenPath(screen.name) }))
