import { editedBlocks } from '@/lib/panel/pages'
import { listMetadata } from '../../_list/list-page'
import { BlocksPage } from '../../_pages/blocks-page'

export const metadata = listMetadata(editedBlocks.restaurant)

export default function RestaurantBlocksPage() {
  return <BlocksPage name="restaurant_blocks" />
}
