import { AboutBlock } from '@/components/blocks/about-block'
import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'

const page = { page: 'about', name: 'Sobre' } as const

export function generateMetadata() {
  return blockPageMetadata(page)
}

export default function AboutPage() {
  return <BlockPageView {...page} Block={AboutBlock} />
}
