import { phonesIn } from '@/lib/hotel/contact'
import { getAbout, getHotel } from '@/lib/site/queries'
import type { House } from './block-props'

export async function getHouse(): Promise<House> {
  const [{ name, configuration }, about] = await Promise.all([getHotel(), getAbout()])
  return { name, about, phones: phonesIn(configuration.phone) }
}
