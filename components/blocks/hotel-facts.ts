import { phonesIn } from '@/lib/hotel/contact'
import { roomWords } from '@/lib/hotel/naming/words'
import { getAbout, getHotel, getNaming } from '@/lib/site/queries'
import type { HotelFacts } from './block-props'

export async function getHotelFacts(): Promise<HotelFacts> {
  const [{ name, configuration }, about, naming] = await Promise.all([getHotel(), getAbout(), getNaming()])
  const { title, all } = roomWords(naming)
  return { name, about, phones: phonesIn(configuration.phone), rooms: { name: title, all } }
}
