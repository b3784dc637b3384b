import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { whatsappLink } from '@/lib/booking/whatsapp'
import { phonesIn } from '@/lib/hotel/contact'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getHotel, getSection } from '@/lib/site/site-content'
import { WhatsappLink } from './whatsapp-link'

type Props = Omit<ComponentProps<typeof WhatsappLink>, 'href'> & { subject: string; path: string }

/** Links to WhatsApp, or e-mail, or the telephone for questions about an offer or a room, without script (BOOK-12, BOOK-18). */
export async function AskAbout({ subject, path, ...link }: Props) {
  const digits = whatsappDigits((await getSection(contactsSection)).whatsapp)
  const href = whatsappLink(digits, { subject, address: absoluteUrl(path) })
  if (href) return <WhatsappLink href={href} {...link} />
  const { email, phone } = (await getHotel()).configuration
  const number = phonesIn(phone).find(({ href }) => href)
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(absoluteUrl(path))}`
  if (!email && !number) return null
  return (
    <a href={email ? mail : (number?.href ?? undefined)} className={link.className}>
      <Icon name={email ? 'mail' : 'phone'} />
      <span className={link.small ? 'sr-only' : undefined}>
        {email ? 'Perguntar por e-mail' : `Ligar para ${number?.label}`}
      </span>
      {link.about && <span className="sr-only"> sobre {link.about}</span>}
    </a>
  )
}
