import 'server-only'
import { originOf } from '@/lib/booking/engine-template'
import type { Facts } from '@/lib/content/prose/facts'
import { env } from '@/lib/env'
import { hourText } from '@/lib/format'
import { type BookingWay, bookingSection, bookingWay } from '@/lib/hotel/booking/fields'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { freeAge } from '@/lib/hotel/conditions/terms'
import { phonesIn } from '@/lib/hotel/contact'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { textsSection } from '@/lib/hotel/texts/fields'
import { getHotel, getSection } from './site-content'

/** Returns how guests book, by default through the environment's engine. */
export async function getBookingWay(): Promise<BookingWay> {
  const { BOOKING_ENGINE_URL: host, BOOKING_HOTEL_ID: hotelId } = env()
  return bookingWay(await getSection(bookingSection), { host, hotelId })
}

/** Returns the facts about the hotel that texts may name (lib/content/prose); unknown ones are empty. */
export async function getFacts(): Promise<Facts> {
  const [{ name, configuration }, { engine }, contacts, conditions, texts] = await Promise.all([
    getHotel(),
    getBookingWay(),
    getSection(contactsSection),
    getSection(conditionsSection),
    getSection(textsSection),
  ])
  const { SITE_URL, HOTEL_LEGAL_NAME = '', HOTEL_CNPJ = '' } = env()
  const company =
    contacts.legal_name || contacts.cnpj ? contacts : { legal_name: HOTEL_LEGAL_NAME, cnpj: HOTEL_CNPJ }
  const { instalments, pix_discount } = conditions
  const [phone] = phonesIn(configuration.phone)
  return {
    hotel: name,
    razao_social: company.legal_name,
    cnpj: company.cnpj,
    cadastur: contacts.cadastur,
    endereco: configuration.address,
    telefone: phone?.label ?? '',
    telefone_2: contacts.second_phone,
    whatsapp: contacts.whatsapp,
    email: configuration.email,
    atendimento: contacts.hours,
    site: SITE_URL,
    motor_de_reservas: originOf(engine ?? ''),
    checkin: hourText(contacts.checkin_time),
    checkout: hourText(contacts.checkout_time),
    parcelas: instalments > 1 ? String(instalments) : '',
    idade_gratis: freeAge(conditions),
    pix: pix_discount ? `${pix_discount}%` : '',
    cancelamento: conditions.cancellation,
    encarregado: texts.dpo_name,
    contato_encarregado: texts.dpo_contact,
  }
}
