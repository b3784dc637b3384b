import type { ComponentProps } from 'react'
import { whatsappLink } from '@/lib/booking/whatsapp'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getContacts } from '@/lib/site/queries'
import { WhatsappLink } from './whatsapp-link'

type Props = Omit<ComponentProps<typeof WhatsappLink>, 'href'> & { subject: string; path: string }

/** Works without script; renders nothing if the hotel has no WhatsApp number (BOOK-12). */
export async function AskByWhatsapp({ subject, path, ...link }: Props) {
  const digits = whatsappDigits((await getContacts()).whatsapp)
  const href = whatsappLink(digits, { subject, address: absoluteUrl(path) })
  return href && <WhatsappLink href={href} {...link} />
}
