import { editedBlocks } from '@/lib/panel/pages'
import { listMetadata } from '../../_list/list-page'
import { BlocksPage } from '../../_pages/blocks-page'

export const metadata = listMetadata(editedBlocks.leisure)

export default function LeisureBlocksPage() {
  return <BlocksPage name="leisure_blocks" />
}
