import type { ItemRow } from '@/lib/content/item-row'
import type { ListName } from '@/lib/site/registry'
import { ListPage, plainRows } from './list-page'
import { LoneScreen } from './lone-screen'

/** The page of a section that is one form. It is not part of `list-page.tsx`, so that a list's scripts do not contain the form. */
export function LonePage({ name }: { name: ListName }) {
  return (
    <ListPage name={name}>
      {(list, items, pendingAs) => {
        const own = (rows: ItemRow[]) => rows.filter(({ id }) => id === name)
        const rowsOf = plainRows(list)
        return <LoneScreen list={list} versions={own([...rowsOf(items), ...pendingAs(rowsOf)])} />
      }}
    </ListPage>
  )
}
