import type { Metadata } from 'next'
import { BlockView } from '@/components/blocks/block-props'
import { homeViews } from '@/components/blocks/home-views'
import { getHotelFacts } from '@/components/blocks/hotel-facts'
import { JsonLd } from '@/components/seo/json-ld'
import { DeferredPart } from '@/components/ui/deferred-part'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { heroSection } from '@/lib/hotel/fields'
import { heroWords } from '@/lib/hotel/hero'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { pagesSection } from '@/lib/pages/pages'
import { routes } from '@/lib/paths'
import { homePageJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPageBlocks } from '@/lib/site/block-pages'
import { getSection } from '@/lib/site/site-content'
import { Hero } from './_home/hero'

export async function generateMetadata(): Promise<Metadata> {
  const [hero, { home: words }] = await Promise.all([getSection(heroSection), getSection(pagesSection)])
  const { title, subtitle } = heroWords(hero)
  const description = words.description || `${title}. ${subtitle}`
  return pageMetadata({ title: words.title, description, path: routes.home })
}

export default async function HomePage() {
  const [blocks, facts, contacts, { pets_allowed }] = await Promise.all([
    getPageBlocks('home'),
    getHotelFacts(),
    getSection(contactsSection),
    getSection(conditionsSection),
  ])
  const amenities = blocks.flatMap(({ block }) => (block.kind === 'amenities' ? block.items : []))
  const showsLocation = blocks.some(({ block }) => block.kind === 'location')
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
        ofHotel={homePageJsonLd({ contacts, showsLocation, petsAllowed: pets_allowed, amenities })}
      />
    </>
  )
}
