import { listMetadata } from '../../_list/list-page'
import { BlocksPage } from '../../_pages/blocks-page'

export const metadata = listMetadata('about_blocks')

export default function AboutBlocksPage() {
  return <BlocksPage name="about_blocks" />
}
