import { ListPage, listMetadata } from '../../_list/list-page'
import { PagesNav } from '../../_pages/pages-nav'

export const metadata = listMetadata('pages')

export default function PagesPage() {
  return (
    <>
      <PagesNav current="pages" />
      <ListPage name="pages" />
    </>
  )
}
