import { phoneHref } from '@/lib/hotel/contact'

export function PhoneInstead({ phone }: { phone: string }) {
  if (!phone) return null
  return (
    <p className="text-small text-ink-600">
      Prefere conversar? Ligue para{' '}
      <a href={phoneHref(phone)} className="inline-block text-forest-800 underline underline-offset-4">
        {phone}
      </a>
    </p>
  )
}
