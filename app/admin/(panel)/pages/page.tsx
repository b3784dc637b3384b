import { editedPages } from '@/lib/panel/pages'
import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'
import { PagesNav } from '../../_pages/pages-nav'

export const metadata = listMetadata(editedPages)

export default function PagesPage() {
  return (
    <>
      <PagesNav current="pages" />
      <LonePage section={editedPages} />
    </>
  )
}
