import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'
import { namedPage } from '@/lib/site/page-queries'

export async function generateMetadata() {
  return blockPageMetadata(await namedPage('restaurant'))
}

export default async function RestaurantPage() {
  return <BlockPageView {...(await namedPage('restaurant'))} />
}
