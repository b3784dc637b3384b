import { ListPage, listMetadata, plainRows } from '../../_list/list-page'
import { OwnPagesScreen } from '../../_pages/own-pages-screen'
import { PagesNav } from '../../_pages/pages-nav'

export const metadata = listMetadata('own_pages')

export default function OwnPagesPage() {
  return (
    <>
      <PagesNav current="own_pages" />
      <ListPage name="own_pages">
        {(list, items, draftsAs) => {
          const rowsOf = plainRows(list)
          return <OwnPagesScreen list={list} rows={rowsOf(items)} drafts={draftsAs(rowsOf)} />
        }}
      </ListPage>
    </>
  )
}
