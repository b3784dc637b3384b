import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'
import { namedPage } from '@/lib/site/page-queries'

export async function generateMetadata() {
  return blockPageMetadata(await namedPage('leisure'))
}

export default async function LeisurePage() {
  return <BlockPageView {...(await namedPage('leisure'))} />
}
