import { EyeOff } from 'lucide-react'
import Link from 'next/link'
import { getHotelFacts } from '@/components/blocks/hotel-facts'
import type { StoredItem } from '@/lib/content/list'
import { listScreenPath } from '@/lib/paths'
import { getPages, isPageShown } from '@/lib/site/page-queries'
import { ListPage } from '../_list/list-page'
import { type BlockListName, blockLists } from './block-lists'
import { blockRows } from './block-rows'
import { BlocksScreen } from './blocks-screen'
import { PagesNav } from './pages-nav'

export async function BlocksPage({ name }: { name: BlockListName }) {
  const { page } = blockLists[name]
  const [facts, missing] = await Promise.all([getHotelFacts(), hiddenReason(page)])
  const rowsOf = (items: StoredItem[]) => blockRows(name, items, facts)
  return (
    <>
      <PagesNav current={name} page={missing ? undefined : blockLists[name]} />
      {missing && <OffNotice why={missing} />}
      <ListPage name={name}>
        {(list, items, pendingAs) => (
          <BlocksScreen
            {...{ list, page }}
            isOff={missing === 'off'}
            rows={rowsOf(items)}
            pending={pendingAs(rowsOf)}
          />
        )}
      </ListPage>
    </>
  )
}

async function hiddenReason(
  page: (typeof blockLists)[BlockListName]['page'],
): Promise<'off' | 'empty' | undefined> {
  if (page === 'home') return undefined
  const [pages, isShown] = await Promise.all([getPages(), isPageShown(page)])
  if (isShown) return undefined
  return pages[page].shown ? 'empty' : 'off'
}

type Notice = { why: 'off' | 'empty' /** The screen that switches it on. */; screen?: 'pages' | 'own_pages' }

/** Warns above the blocks of a page that the site hides (PAGE-9). */
export function OffNotice({ why, screen = 'pages' }: Notice) {
  return (
    <p className="mb-6 flex gap-3 border-gold-500 border-l-4 bg-sand-100 px-4 py-3">
      <EyeOff className="mt-0.5 size-5 flex-none text-ink-600" aria-hidden="true" />
      <span>
        {why === 'empty' ? (
          'Nenhum bloco desta página está visível no site: até que um esteja, o site não tem esta página.'
        ) : (
          <>
            Esta página está desligada: os blocos ficam guardados, mas ninguém os vê no site.{' '}
            <Link href={listScreenPath(screen)} prefetch={false} className="text-link">
              Ligar em {screen === 'pages' ? 'Páginas do site' : 'Páginas próprias'}
            </Link>
          </>
        )}
      </span>
    </p>
  )
}
