import type { Metadata } from 'next'
import { BlockView } from '@/components/blocks/block-props'
import { homeViews } from '@/components/blocks/home-views'
import { getHotelFacts } from '@/components/blocks/hotel-facts'
import { FaqJsonLd, JsonLd } from '@/components/seo/json-ld'
import { DeferredPart } from '@/components/ui/deferred-part'
import { heroWords } from '@/lib/hotel/hero'
import { routes } from '@/lib/paths'
import { hotelJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPageBlocks, getPages } from '@/lib/site/page-queries'
import { getConditions, getContacts, getHero, getHotel } from '@/lib/site/queries'
import { Hero } from './_home/hero'

export async function generateMetadata(): Promise<Metadata> {
  const [hero, words] = await Promise.all([getHero(), getPages().then(({ home }) => home)])
  const { title, subtitle } = heroWords(hero)
  const description = words.description || `${title}. ${subtitle}`
  return pageMetadata({ ...(words.title && { title: words.title }), description, path: routes.home })
}

export default async function HomePage() {
  const [blocks, facts, hotel, contacts, { pets_allowed }] = await Promise.all([
    getPageBlocks('home'),
    getHotelFacts(),
    getHotel(),
    getContacts(),
    getConditions(),
  ])
  const amenities = blocks.flatMap(({ block }) => (block.kind === 'amenities' ? block.items : []))
  const located = blocks.some(({ block }) => block.kind === 'location')
  const startsWithWelcome = blocks[0]?.block.kind === 'welcome'
  return (
    <>
      <Hero next={startsWithWelcome ? 'boas-vindas' : 'inicio'} />
      {!startsWithWelcome && <span id="inicio" />}
      <DeferredPart>
        {blocks.map((composed) => (
          <BlockView key={composed.id} views={homeViews} {...composed} facts={facts} />
        ))}
      </DeferredPart>
      <FaqJsonLd blocks={blocks} />
      <JsonLd
        data={hotelJsonLd({ hotel, contacts, located, petsWelcome: pets_allowed === 'yes', amenities })}
      />
    </>
  )
}
