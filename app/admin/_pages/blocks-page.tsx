import { getHotelFacts } from '@/components/blocks/hotel-facts'
import type { StoredItem } from '@/lib/content/list'
import type { BlockPage } from '@/lib/pages/page-names'
import { getPages, isPageShown } from '@/lib/site/page-queries'
import { ListPage } from '../_list/list-page'
import { type BlockListName, blockLists } from './block-lists'
import { blockRows } from './block-rows'
import { BlocksScreen } from './blocks-screen'
import { OffNotice } from './off-notice'
import { PagesNav } from './pages-nav'

/** The screen of one page's blocks, below the way to the other pages. */
export async function BlocksPage({ name }: { name: BlockListName }) {
  const [facts, missing] = await Promise.all([getHotelFacts(), whyMissing(blockLists[name].page)])
  const rowsOf = (items: StoredItem[]) => blockRows(name, items)
  return (
    <>
      <PagesNav current={name} isOff={missing !== undefined} />
      {missing && <OffNotice why={missing} />}
      <ListPage name={name}>
        {(list, items, draftsAs) => (
          <BlocksScreen list={list} rows={rowsOf(items)} drafts={draftsAs(rowsOf)} facts={facts} />
        )}
      </ListPage>
    </>
  )
}

/** Why the site has no such page; nothing where it has. */
async function whyMissing(page: BlockPage): Promise<'off' | 'empty' | undefined> {
  if (page === 'home') return undefined
  const [pages, isShown] = await Promise.all([getPages(), isPageShown(page)])
  if (isShown) return undefined
  return pages[page].shown ? 'empty' : 'off'
}
