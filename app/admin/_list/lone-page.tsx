import type { ItemRow } from '@/lib/content/item-row'
import type { ListName } from '@/lib/site/registry'
import { ListPage, plainRows } from './list-page'
import { LoneScreen } from './lone-screen'

/** The page of a section that is one form. It is not part of `list-page.tsx`, so that a list's scripts do not contain the form. */
export function LonePage({ name }: { name: ListName }) {
  return (
    <ListPage name={name}>
      {(list, items, draftsAs) => {
        const rowOf = (rows: ItemRow[]) => rows.find(({ id }) => id === name) ?? null
        const rowsOf = plainRows(list)
        return <LoneScreen list={list} stored={rowOf(rowsOf(items))} draft={rowOf(draftsAs(rowsOf))} />
      }}
    </ListPage>
  )
}
