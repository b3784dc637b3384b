'use client'

import { Mail, Phone } from 'lucide-react'
import { Divider } from '@/components/ui/divider'
import { Sheet } from '@/components/ui/sheet'
import { formatDateRange } from '@/lib/format'
import { phoneHref } from '@/lib/hotel/contact'
import type { StayHint } from './booking-store'

type Props = {
  open: boolean
  onClose: () => void
  opener?: HTMLElement | null
  hint?: StayHint
  phone: string
  email: string
}

/** The booking side panel 'Faça sua reserva' (§2). */
export function BookingPanel({ open, onClose, opener, hint, phone, email }: Props) {
  const stay = formatDateRange(hint?.from ?? null, hint?.to ?? null)
  return (
    <Sheet open={open} onClose={onClose} opener={opener} side="right" title="Faça sua reserva">
      <Divider className="mb-8" />
      {stay && <p className="mb-3 text-label text-ink-600 uppercase">{stay}</p>}
      <p className="text-ink-600">
        Conte-nos as datas e quem vem com você. Cuidamos da reserva pessoalmente, do primeiro contato à
        chegada.
      </p>
      <ul className="mt-8 border-t">
        {phone && <Contact href={phoneHref(phone)} label="Telefone" text={phone} Icon={Phone} />}
        {email && <Contact href={`mailto:${email}`} label="E-mail" text={email} Icon={Mail} />}
      </ul>
      <p className="mt-8 text-small text-ink-600">Nossa equipe responde todos os dias, das 8h às 20h.</p>
    </Sheet>
  )
}

type ContactProps = { href: string; label: string; text: string; Icon: typeof Phone }

function Contact({ href, label, text, Icon }: ContactProps) {
  return (
    <li className="border-b">
      <a href={href} className="group flex min-h-20 items-center gap-5 py-4">
        <Icon size={24} strokeWidth={1.25} className="shrink-0 text-gold-500" aria-hidden="true" />
        <span className="grid min-w-0 gap-1">
          <span className="text-label text-ink-600 uppercase">{label}</span>
          <span className="truncate text-lead text-forest-800 underline-offset-4 group-hover:underline">
            {text}
          </span>
        </span>
      </a>
    </li>
  )
}
