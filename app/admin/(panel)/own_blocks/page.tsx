import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/access/guard'
import type { StoredItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/section-store'
import { ownPagesSection } from '@/lib/pages/own/fields'
import { editedBlocks } from '@/lib/panel/pages'
import { listScreenPath, ownPagePath } from '@/lib/paths'
import { getOwnPages, getReach } from '@/lib/site/block-pages'
import { ListPage, listMetadata } from '../../_list/list-page'
import { type BlockRow, blockRows } from '../../_pages/block-rows'
import { OffNotice } from '../../_pages/blocks-page'
import { BlocksScreen } from '../../_pages/blocks-screen'
import { PagesNav } from '../../_pages/pages-nav'
import { readFailed } from '../../_ui/read-failed'

export const metadata = listMetadata(editedBlocks.own)

/** Shows the blocks of the page in `pagina`, or of the page that holds the block in `abrir`. */
export default async function OwnBlocksPage({ searchParams }: PageProps<'/admin/own_blocks'>) {
  const { pagina, abrir } = await searchParams
  const reach = await getReach()
  return (
    <ListPage section={editedBlocks.own}>
      {async (list, items, pendingAs) => {
        const pages = await readItems(await requireAdmin(), ownPagesSection).catch(readFailed('own_pages'))
        const rowsOf = (stored: StoredItem[]) => blockRows('own', stored, reach)
        const [rows, pending] = [rowsOf(items), pendingAs(rowsOf)]
        const opened = [...rows, ...pending].find(({ id, pending }) => id === abrir || pending?.id === abrir)
        const wanted = pagina ?? opened?.form.page
        const page = pages?.find(({ id }) => id === wanted)
        if (!page) redirect(listScreenPath('own_pages'))
        const shown = (await getOwnPages()).find(({ id }) => id === page.id)
        const ofPage = (all: BlockRow[]) => all.filter(({ form }) => form.page === page.id)
        const label = String(page.name)
        return (
          <>
            <PagesNav
              current="own_pages"
              page={shown && { label: shown.name, path: ownPagePath(shown.slug) }}
            />
            {!shown && <OffNotice why={page.active === false ? 'off' : 'empty'} screen="own_pages" />}
            <BlocksScreen
              list={{ ...list, label, texts: { ...list.texts, title: label } }}
              rows={ofPage(rows)}
              pending={ofPage(pending)}
              page="own"
              ownPage={page.id}
              isOff={page.active === false}
            />
          </>
        )
      }}
    </ListPage>
  )
}
