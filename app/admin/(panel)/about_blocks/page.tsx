import { editedBlocks } from '@/lib/panel/pages'
import { listMetadata } from '../../_list/list-page'
import { BlocksPage } from '../../_pages/blocks-page'

export const metadata = listMetadata(editedBlocks.about)

export default function AboutBlocksPage() {
  return <BlocksPage name="about_blocks" />
}
