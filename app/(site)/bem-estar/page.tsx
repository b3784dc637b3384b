import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'

const page = { page: 'leisure', name: 'Lazer' } as const

export function generateMetadata() {
  return blockPageMetadata(page)
}

export default function LeisurePage() {
  return <BlockPageView {...page} />
}
