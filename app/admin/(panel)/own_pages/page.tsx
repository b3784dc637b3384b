import { Suspense } from 'react'
import { editedOwnPages } from '@/lib/panel/pages'
import { getOwnPages } from '@/lib/site/block-pages'
import { ListPage, listMetadata, plainRows } from '../../_list/list-page'
import { MenuFitNote } from '../../_pages/menu-fit-note'
import { PagesNav } from '../../_pages/pages-nav'
import { OwnPagesScreen } from './own-pages-screen'

export const metadata = listMetadata(editedOwnPages)

export default function OwnPagesPage() {
  return (
    <>
      <PagesNav current="own_pages" />
      <ListPage section={editedOwnPages}>
        {async (list, items, pendingAs) => {
          const rowsOf = plainRows(editedOwnPages)
          const shown = new Set((await getOwnPages()).map(({ id }) => id))
          const rows = rowsOf(items).map((row) => {
            const isEmpty = row.active && !row.validationMessage && !shown.has(row.id)
            return isEmpty ? { ...row, validationMessage: noBlock } : row
          })
          return <OwnPagesScreen list={list} rows={rows} pending={pendingAs(rowsOf)} />
        }}
      </ListPage>
      <Suspense>
        <MenuFitNote />
      </Suspense>
    </>
  )
}

const noBlock = 'Não aparece no site: nenhum bloco dela está visível.'
