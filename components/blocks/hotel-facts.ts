import { phonesIn } from '@/lib/hotel/contact'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { roomWords } from '@/lib/hotel/naming/words'
import { routes } from '@/lib/paths'
import { getAbout, getContacts, getHotel, getNaming } from '@/lib/site/queries'
import type { HotelFacts } from './block-props'

export async function getHotelFacts(): Promise<HotelFacts> {
  const [{ name, configuration }, about, naming, contacts] = await Promise.all([
    getHotel(),
    getAbout(),
    getNaming(),
    getContacts(),
  ])
  const { phone, email } = configuration
  const { title, all } = roomWords(naming)
  const reach = { whatsapp: whatsappDigits(contacts.whatsapp), email }
  return { name, about, phones: phonesIn(phone), rooms: { name: title, all, href: routes.rooms }, reach }
}
