import { phonesIn } from '@/lib/hotel/contact'
import { aboutSection } from '@/lib/hotel/fields'
import { namingSection } from '@/lib/hotel/naming/fields'
import { roomWords } from '@/lib/hotel/naming/words'
import { routes } from '@/lib/paths'
import { getReach } from '@/lib/site/block-pages'
import { getHotel, getSection } from '@/lib/site/site-content'
import type { HotelFacts } from './block-props'

export async function getHotelFacts(): Promise<HotelFacts> {
  const [{ name, configuration }, about, naming, reach] = await Promise.all([
    getHotel(),
    getSection(aboutSection),
    getSection(namingSection),
    getReach(),
  ])
  const { title, all } = roomWords(naming)
  return {
    name,
    about,
    phones: phonesIn(configuration.phone),
    rooms: { name: title, all, href: routes.rooms },
    reach,
  }
}
