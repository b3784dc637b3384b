import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'
import { stripViews } from '@/components/blocks/strip-views'
import { namedPage } from '@/lib/site/page-queries'

export async function generateMetadata() {
  return blockPageMetadata(await namedPage('about'))
}

export default async function AboutPage() {
  return <BlockPageView {...(await namedPage('about'))} views={stripViews} />
}
