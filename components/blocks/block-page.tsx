import { JsonLd } from '@/components/seo/json-ld'
import { MissingPage } from '@/components/site-frame/missing-page'
import { DeferredPart } from '@/components/ui/deferred-part'
import { Divider } from '@/components/ui/divider'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { getBlockPage } from '@/lib/site/block-pages'
import { getHotel } from '@/lib/site/site-content'
import { BlockView } from './block-props'
import { editorialViews } from './editorial-views'
import { Enquiry } from './enquiry/enquiry'
import { getHotelFacts } from './hotel-facts'

type Page = { page: Parameters<typeof getBlockPage>[0] /** The name in the menu. */; name: string }

/** The introductory fields of some kinds. */
type Words = { kind: string; lead?: string; text?: string; title?: string }

export async function blockPageMetadata({ page, name }: Page) {
  const [shown, hotel] = await Promise.all([getBlockPage(page), getHotel()])
  if (!shown) return { ...(await missingMetadata()), robots: { index: false } }
  const { words, path, blocks } = shown
  const first: Words | undefined = blocks[0]?.block
  const introduction = words.description || first?.lead || first?.text || first?.title
  return pageMetadata({
    title: words.title,
    name,
    description: introduction || [name, hotel.name].join(' · '),
    path,
  })
}

/** Renders a page of blocks, or the 404 page if it is switched off (PAGE-9). */
export async function BlockPageView({
  page,
  name,
  views = editorialViews,
}: Page & { views?: typeof editorialViews }) {
  // Sequential reads would move content in the payload too far from the same words in the page to compress well.
  const [shown, facts] = await Promise.all([getBlockPage(page), getHotelFacts()])
  if (!shown) return <MissingPage />
  const { blocks, path } = shown
  const all = { ...views, enquiry: Enquiry }
  const drawn = blocks.map((composed, index) => (
    <BlockView key={composed.id} views={all} {...composed} facts={facts} early={index < 2} />
  ))
  return (
    <>
      {blocks[0]?.block.kind !== 'opening' && <PlainOpening title={name} />}
      {drawn.slice(0, 2)}
      <DeferredPart>{drawn.slice(2)}</DeferredPart>
      <JsonLd trail={[{ name, path }]} blocks={blocks} isRestaurant={page === 'restaurant'} />
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
