import { Fragment } from 'react'
import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'

/** `whatsapp` is an address; null where it stands elsewhere, or nowhere. */
export function TalkInstead({ phone, whatsapp }: { phone: string; whatsapp: string | null }) {
  const phones = phonesIn(phone).filter(({ href }) => href)
  if (phones.length === 0 && !whatsapp) return null
  return (
    <p className="text-small text-ink-600">
      Prefere conversar?{' '}
      {phones.map((number, index) => (
        <Fragment key={number.label}>
          {index === 0 ? 'Ligue para ' : ' ou '}
          <PhoneLink {...number} className={link} />
        </Fragment>
      ))}
      {whatsapp && (
        <>
          {phones.length > 0 ? ' ou escreva pelo ' : 'Escreva pelo '}
          <a href={whatsapp} target="_blank" rel="noopener" className={link}>
            WhatsApp
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </>
      )}
    </p>
  )
}

const link = 'inline-block text-forest-800 underline underline-offset-4'
