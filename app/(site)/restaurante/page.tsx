import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'
import { getNamedPage } from '@/lib/site/page-queries'

export async function generateMetadata() {
  return blockPageMetadata(await getNamedPage('restaurant'))
}

export default async function RestaurantPage() {
  return <BlockPageView {...(await getNamedPage('restaurant'))} />
}
