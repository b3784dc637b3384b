import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'

const page = { page: 'restaurant', name: 'Gastronomia' } as const

export function generateMetadata() {
  return blockPageMetadata(page)
}

export default function RestaurantPage() {
  return <BlockPageView {...page} />
}
