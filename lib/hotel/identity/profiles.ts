import { type Phone, phonesIn } from '@/lib/hotel/contact'
import type { Contacts } from './fields'
import { whatsappDigits } from './phone'

/** Returns the hotel's profiles in the order of the footer. */
export function profilesOf({ instagram, facebook, whatsapp, tripadvisor, google_profile }: Contacts) {
  const digits = whatsappDigits(whatsapp)
  const all = [
    { network: 'Instagram', icon: 'instagram', href: instagram },
    { network: 'Facebook', icon: 'facebook', href: facebook },
    { network: 'WhatsApp', icon: 'whatsapp', href: digits && `https://wa.me/${digits}` },
    { network: 'TripAdvisor', icon: 'star', href: tripadvisor },
    { network: 'Google', icon: 'pin', href: google_profile },
  ] as const
  return all.flatMap(({ href, ...profile }) => (href ? [{ ...profile, href }] : []))
}

/** Returns the configuration's numbers and the second one, without duplicates. */
export function phonesOf(phone: string, { second_phone }: Pick<Contacts, 'second_phone'>): Phone[] {
  const first = phonesIn(phone)
  const known = first.map(({ href, label }) => href ?? label)
  return [...first, ...phonesIn(second_phone).filter(({ href, label }) => !known.includes(href ?? label))]
}

/** Returns the site's maker for the credit link, or null. */
export function creditOf({ credit_name, credit_url }: Pick<Contacts, 'credit_name' | 'credit_url'>) {
  const name = credit_name || (credit_url && new URL(credit_url).hostname.replace(/^www\./, ''))
  return name ? { name, href: credit_url } : null
}
