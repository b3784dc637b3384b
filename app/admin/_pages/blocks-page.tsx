import { EyeOff } from 'lucide-react'
import Link from 'next/link'
import type { StoredItem } from '@/lib/content/list'
import { editedBlocks } from '@/lib/panel/pages'
import { listScreenPath } from '@/lib/paths'
import { findHiddenReason, getReach } from '@/lib/site/block-pages'
import { ListPage } from '../_list/list-page'
import { type BlockListName, blockLists } from './block-lists'
import { blockRows } from './block-rows'
import { BlocksScreen } from './blocks-screen'
import { PagesNav } from './pages-nav'

export async function BlocksPage({ name }: { name: BlockListName }) {
  const { page } = blockLists[name]
  const [reach, missing] = await Promise.all([
    getReach(),
    page === 'home' ? undefined : findHiddenReason(page),
  ])
  const rowsOf = (items: StoredItem[]) => blockRows(page, items, reach)
  return (
    <>
      <PagesNav current={name} page={missing ? undefined : blockLists[name]} />
      {missing && <OffNotice why={missing} />}
      <ListPage section={editedBlocks[page]}>
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
