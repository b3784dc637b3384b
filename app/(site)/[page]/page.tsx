import { notFound, redirect } from 'next/navigation'
import { BlockPageView, blockPageMetadata } from '@/components/blocks/block-page'
import { stripViews } from '@/components/blocks/strip-views'
import { ownPagePath } from '@/lib/paths'
import { missingMetadata } from '@/lib/seo/metadata'
import { getOwnPageAt, getOwnPages } from '@/lib/site/block-pages'

type Props = { params: Promise<{ page: string }> }

export async function generateStaticParams() {
  return (await getOwnPages()).map(({ slug }) => ({ page: slug }))
}

export async function generateMetadata({ params }: Props) {
  const page = await getOwnPageAt((await params).page)
  return page ? blockPageMetadata({ page, name: page.name }) : missingMetadata()
}

/** Renders a page that the hotel has added (PAGE-11). The request filter blocks all other paths. */
export default async function OwnPage({ params }: Props) {
  const { page: slug } = await params
  const page = await getOwnPageAt(slug)
  if (!page) notFound()
  if (page.slug !== slug) redirect(ownPagePath(page.slug))
  return <BlockPageView page={page} name={page.name} views={stripViews} />
}
