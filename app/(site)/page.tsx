import type { Metadata } from 'next'
import { JsonLd } from '@/components/seo/json-ld'
import { routes } from '@/lib/paths'
import { hotelJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getHero, getHotel, getRoomRows } from '@/lib/site/queries'
import { Accommodations } from './_home/accommodations'
import { Amenities } from './_home/amenities'
import { FeaturedPackages } from './_home/featured-packages'
import { Hero } from './_home/hero'
import { Location } from './_home/location'
import { PromoVideo } from './_home/promo-video'
import { Testimonials } from './_home/testimonials'
import { Welcome } from './_home/welcome'

export async function generateMetadata(): Promise<Metadata> {
  const { title, subtitle } = await getHero()
  const description = [title, subtitle].filter(Boolean).join('. ')
  return pageMetadata({ description, path: routes.home })
}

export default async function HomePage() {
  const traditional = (await getRoomRows()).some(({ category }) => category === 'tradicional')
  return (
    <>
      <Hero />
      <Welcome />
      <Accommodations chalet={traditional ? `${routes.rooms}#tradicional` : routes.rooms} />
      <PromoVideo />
      <FeaturedPackages />
      <Amenities />
      <Location />
      <Testimonials />
      <JsonLd data={hotelJsonLd(await getHotel())} />
    </>
  )
}
