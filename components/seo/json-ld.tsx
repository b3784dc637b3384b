import type { Graph, Thing } from 'schema-dts'
import { contactsSection } from '@/lib/hotel/identity/fields'
import type { ComposedBlock } from '@/lib/pages/compose'
import { routes } from '@/lib/paths'
import {
  breadcrumbJsonLd,
  faqJsonLd,
  type HotelStatement,
  hotelJsonLd,
  restaurantJsonLd,
} from '@/lib/seo/json-ld'
import { getHotel, getSection } from '@/lib/site/site-content'

type Props = {
  /** The breadcrumbs after the home page: the page itself, preceded by the list that it belongs to. */
  trail?: { name: string; path: string }[]
  /** Blocks whose questions become structured data. */
  blocks?: ComposedBlock[]
  isRestaurant?: boolean
  things?: (Thing | undefined)[]
  /** What only this page states about the hotel. */
  ofHotel?: HotelStatement
}

/** Renders all structured data of a page as one graph. Escapes `<`, so that stored text cannot close the script (SEO-3). */
export async function JsonLd({ trail = [], blocks = [], isRestaurant, things = [], ofHotel }: Props) {
  const [hotel, contacts] = await Promise.all([getHotel(), getSection(contactsSection)])
  const shown = blocks.map(({ block }) => block)
  const nodes = [
    hotelJsonLd({ hotel, contacts }, ofHotel),
    trail.length > 0 ? breadcrumbJsonLd([{ name: 'Início', path: routes.home }, ...trail]) : undefined,
    isRestaurant ? restaurantJsonLd({ hotel, contacts }, shown) : undefined,
    faqJsonLd(shown),
    ...things,
  ]
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== undefined),
  }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes and make the JSON unreadable
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
