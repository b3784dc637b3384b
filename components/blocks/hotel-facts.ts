import { phonesIn } from '@/lib/hotel/contact'
import { getAbout, getHotel } from '@/lib/site/queries'
import type { HotelFacts } from './block-props'

export async function getHotelFacts(): Promise<HotelFacts> {
  const [{ name, configuration }, about] = await Promise.all([getHotel(), getAbout()])
  return { name, about, phones: phonesIn(configuration.phone) }
}
