import { Fragment } from 'react'
import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'

export function PhoneInstead({ phone }: { phone: string }) {
  const phones = phonesIn(phone).filter(({ href }) => href)
  if (phones.length === 0) return null
  return (
    <p className="text-small text-ink-600">
      Prefere conversar? Ligue para{' '}
      {phones.map((number, index) => (
        <Fragment key={number.label}>
          {index > 0 && ' ou '}
          <PhoneLink {...number} className="inline-block text-forest-800 underline underline-offset-4" />
        </Fragment>
      ))}
    </p>
  )
}
