import { ListPage, listMetadata } from '../../_list/list-page'
import { PagesNav } from '../../_pages/pages-nav'

export const metadata = listMetadata('own_pages')

export default function OwnPagesPage() {
  return (
    <>
      <PagesNav current="own_pages" />
      <ListPage name="own_pages" />
    </>
  )
}
