import type { ComponentType } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import type { ListName } from '@/lib/site/registry'
import { ListPage, plainRows } from './list-page'
import { LoneScreen, type LoneScreenProps } from './lone-screen'

type Props = {
  name: ListName
  /** Replaces the default form screen. */
  Screen?: ComponentType<LoneScreenProps>
}

/** Renders the page of a section with one form. It is not in `list-page.tsx`, so that lists do not load the form's script. */
export function LonePage({ name, Screen = LoneScreen }: Props) {
  return (
    <ListPage name={name}>
      {(list, items, pendingAs) => {
        const own = (rows: ItemRow[]) => rows.filter(({ id }) => id === name)
        const rowsOf = plainRows(list)
        return <Screen list={list} versions={own([...rowsOf(items), ...pendingAs(rowsOf)])} />
      }}
    </ListPage>
  )
}
