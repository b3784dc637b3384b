import { editedBlocks } from '@/lib/panel/pages'
import { listMetadata } from '../../_list/list-page'
import { BlocksPage } from '../../_pages/blocks-page'

export const metadata = listMetadata(editedBlocks.home)

export default function HomeBlocksPage() {
  return <BlocksPage name="home_blocks" />
}
