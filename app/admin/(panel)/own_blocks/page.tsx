import { redirect } from 'next/navigation'
import { getHotelFacts } from '@/components/blocks/hotel-facts'
import { requireAdmin } from '@/lib/access/guard'
import type { StoredItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/rewrite-list'
import { listScreenPath, ownPagePath } from '@/lib/paths'
import { getOwnPages } from '@/lib/site/page-queries'
import { registry } from '@/lib/site/registry'
import { ListPage, listMetadata } from '../../_list/list-page'
import { type BlockRow, blockRows } from '../../_pages/block-rows'
import { OffNotice } from '../../_pages/blocks-page'
import { BlocksScreen } from '../../_pages/blocks-screen'
import { PagesNav } from '../../_pages/pages-nav'
import { readFailed } from '../../_ui/read-failed'

export const metadata = listMetadata('own_blocks')

/** Shows the blocks of the page in `pagina`, or of the page that holds the block in `abrir`. */
export default async function OwnBlocksPage({ searchParams }: PageProps<'/admin/own_blocks'>) {
  const { pagina, abrir } = await searchParams
  const facts = await getHotelFacts()
  return (
    <ListPage name="own_blocks">
      {async (list, items, pendingAs) => {
        const pages = await readItems(await requireAdmin(), registry.own_pages).catch(readFailed('own_pages'))
        const rowsOf = (stored: StoredItem[]) => blockRows('own_blocks', stored, facts)
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
