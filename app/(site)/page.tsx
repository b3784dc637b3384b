import type { Metadata } from 'next'
import { BlockView } from '@/components/blocks/block-props'
import { homeViews } from '@/components/blocks/home-views'
import { getHotelFacts } from '@/components/blocks/hotel-facts'
import { JsonLd } from '@/components/seo/json-ld'
import { DeferredPart } from '@/components/ui/deferred-part'
import { heroWords } from '@/lib/hotel/hero'
import { routes } from '@/lib/paths'
import { homePageJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPageBlocks, getPages } from '@/lib/site/page-queries'
import { getConditions, getContacts, getHero } from '@/lib/site/queries'
import { Hero } from './_home/hero'

export async function generateMetadata(): Promise<Metadata> {
  const [hero, words] = await Promise.all([getHero(), getPages().then(({ home }) => home)])
  const { title, subtitle } = heroWords(hero)
  const description = words.description || `${title}. ${subtitle}`
  return pageMetadata({ title: words.title, description, path: routes.home })
}

export default async function HomePage() {
  const [blocks, facts, contacts, { pets_allowed }] = await Promise.all([
    getPageBlocks('home'),
    getHotelFacts(),
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
      <JsonLd
        blocks={blocks}
        ofHotel={homePageJsonLd({ contacts, located, petsAllowed: pets_allowed, amenities })}
      />
    </>
  )
}
