import { listMetadata } from '../../_list/list-page'
import { BlocksPage } from '../../_pages/blocks-page'

export const metadata = listMetadata('leisure_blocks')

export default function LeisureBlocksPage() {
  return <BlocksPage name="leisure_blocks" />
}
