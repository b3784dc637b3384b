import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'
import { stripViews } from '@/components/blocks/strip-views'
import { getNamedPage } from '@/lib/site/page-queries'

export async function generateMetadata() {
  return blockPageMetadata(await getNamedPage('about'))
}

export default async function AboutPage() {
  return <BlockPageView {...(await getNamedPage('about'))} views={stripViews} />
}
