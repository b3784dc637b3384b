import type { ReactNode } from 'react'
import { BreadcrumbJsonLd, FaqJsonLd } from '@/components/seo/json-ld'
import { MissingPage } from '@/components/site-frame/missing-page'
import { Divider } from '@/components/ui/divider'
import type { BlockPage, OptionalPage } from '@/lib/pages/page-names'
import { routes } from '@/lib/paths'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { getPageBlocks, getPages, isPageShown } from '@/lib/site/page-queries'
import { getHotel } from '@/lib/site/queries'
import type { BlockProps } from './block-props'
import { EditorialBlock } from './editorial-block'
import { getHotelFacts } from './hotel-facts'

type Page = { page: BlockPage & OptionalPage /** As the menu calls it. */; name: string }

export async function blockPageMetadata({ page, name }: Page) {
  if (!(await isPageShown(page))) return { ...(await missingMetadata()), robots: { index: false } }
  const [{ [page]: words }, [first], hotel] = await Promise.all([getPages(), getPageBlocks(page), getHotel()])
  const said = words.description || first?.block.lead || first?.block.text || first?.block.title
  return pageMetadata({
    title: words.title || name,
    description: said || [name, hotel.name].join(' · '),
    path: routes[page],
  })
}

type Drawn = { Block?: (props: BlockProps) => ReactNode }

/** A page of blocks; if it is switched off, the page of an unknown address (PAGE-9). */
export async function BlockPageView({ page, name, Block = EditorialBlock }: Page & Drawn) {
  // In parallel: what is awaited longer comes later in the payload, too far from the same words in the page to compress well.
  const [isShown, blocks, facts] = await Promise.all([
    isPageShown(page),
    getPageBlocks(page),
    getHotelFacts(),
  ])
  if (!isShown) return <MissingPage />
  return (
    <>
      {blocks[0]?.block.kind !== 'opening' && <PlainOpening title={name} />}
      {blocks.map((composed, index) => (
        <Block key={composed.id} {...composed} facts={facts} early={index < 2} />
      ))}
      <FaqJsonLd blocks={blocks} />
      <BreadcrumbJsonLd name={name} path={routes[page]} />
    </>
  )
}

function PlainOpening({ title }: { title: string }) {
  return (
    <header className="page-column pt-14 lg:pt-20">
      <Divider className="mb-6" />
      <h1 className="font-display text-display">{title}</h1>
    </header>
  )
}
