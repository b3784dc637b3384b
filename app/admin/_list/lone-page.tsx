import type { ComponentType } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import type { ListSection } from './list-info'
import { ListPage, plainRows } from './list-page'
import { LoneScreen, type LoneScreenProps } from './lone-screen'

type Props = {
  section: ListSection
  /** Replaces the default form screen. */
  Screen?: ComponentType<LoneScreenProps>
}

/** Renders the page of a section with one form. It is not in `list-page.tsx`, so that lists do not load the form's script. */
export function LonePage({ section, Screen = LoneScreen }: Props) {
  return (
    <ListPage section={section}>
      {(list, items, pendingAs) => {
        const own = (rows: ItemRow[]) => rows.filter(({ id }) => id === section.name)
        const rowsOf = plainRows(section)
        return <Screen list={list} versions={own([...rowsOf(items), ...pendingAs(rowsOf)])} />
      }}
    </ListPage>
  )
}
