import { listMetadata } from '../../_list/list-page'
import { BlocksPage } from '../../_pages/blocks-page'

export const metadata = listMetadata('restaurant_blocks')

export default function RestaurantBlocksPage() {
  return <BlocksPage name="restaurant_blocks" />
}
