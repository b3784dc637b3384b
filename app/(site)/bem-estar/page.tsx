import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'
import { getNamedPage } from '@/lib/site/page-queries'

export async function generateMetadata() {
  return blockPageMetadata(await getNamedPage('leisure'))
}

export default async function LeisurePage() {
  return <BlockPageView {...(await getNamedPage('leisure'))} />
}
