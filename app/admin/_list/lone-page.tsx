import type { ComponentType } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import type { ListName } from '@/lib/site/registry'
import { ListPage, plainRows } from './list-page'
import { LoneScreen, type LoneScreenProps } from './lone-screen'

type Props = {
  name: ListName
  /** For a form with something special. */
  Screen?: ComponentType<LoneScreenProps>
}

/** The page of a section that is one form. It is not part of `list-page.tsx`, so that a list's scripts do not contain the form. */
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
