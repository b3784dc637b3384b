import { ExternalLink } from 'lucide-react'
import { listScreenPath } from '@/lib/paths'
import { TabLinks } from '../_ui/tab-links'
import { type BlockListName, blockLists } from './block-lists'

type Props = {
  current: BlockListName | 'pages'
  isOff?: boolean
}

/** Tabs to the page switches and to the blocks of each page, with a link to the page itself. */
export function PagesNav({ current, isOff = false }: Props) {
  const own = current === 'pages' || isOff ? null : blockLists[current]
  return (
    <TabLinks label="Páginas" links={screens} current={current}>
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
    </TabLinks>
  )
}

const screens = [
  { name: 'pages', label: 'Páginas do site' },
  ...Object.entries(blockLists).map(([name, { label }]) => ({ name, label })),
].map((screen) => ({ ...screen, href: listScreenPath(screen.name) }))
