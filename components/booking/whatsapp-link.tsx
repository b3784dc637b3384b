'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { bookingState, subscribeToBooking } from './booking-state'

type Props = {
  href: string
  className: string
  /** The subject, if a page has several such links. */
  about?: string
  /** Shows only the icon. */
  small?: boolean
}

/** Appends the guest's current choices to the message (BOOK-12). */
export function WhatsappLink({ href, ...rest }: Props) {
  const { chosen } = useSyncExternalStore(subscribeToBooking, bookingState, bookingState)
  return <WhatsappAnchor href={href + chosen} {...rest} />
}

export function WhatsappAnchor({ href, className, about, small }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      <Icon name="whatsapp" />
      <span className={small ? 'sr-only' : undefined}>Perguntar pelo WhatsApp</span>
      <span className="sr-only">{about && ` sobre ${about}`} (abre em nova aba)</span>
    </a>
  )
}
