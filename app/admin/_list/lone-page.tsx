import { itemRow } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { type ListName, registry } from '@/lib/site/registry'
import { ListPage } from './list-page'
import { LoneScreen } from './lone-screen'

/** The screen of a section that is one form. */
export function LonePage({ name }: { name: ListName }) {
  return (
    <ListPage name={name}>
      {(list, items, draftsAs) => {
        const rowsOf = (stored: StoredItem[]) => stored.map((item) => itemRow(registry[name], item))
        const ofList = <Row extends { id: string }>(rows: Row[]) => rows.find(({ id }) => id === name) ?? null
        return <LoneScreen list={list} stored={ofList(rowsOf(items))} draft={ofList(draftsAs(rowsOf))} />
      }}
    </ListPage>
  )
}
