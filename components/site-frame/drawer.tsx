'use client'

import { Phone } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { RefObject } from 'react'
import { openBooking } from '@/components/booking/open-booking'
import { buttonClass } from '@/components/ui/button'
import { Emblem } from '@/components/ui/emblem'
import { Logo } from '@/components/ui/logo'
import { Sheet } from '@/components/ui/modal'
import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'
import type { MenuLink } from '@/lib/hotel/naming/words'

type Props = {
  open: boolean
  onClose: () => void
  opener: RefObject<HTMLElement | null>
  name: string
  logo: string | null
  phone: string
  links: MenuLink[]
}

export function Drawer({ open, onClose, opener, name, logo, phone, links }: Props) {
  const pathname = usePathname()
  const book = () => {
    onClose()
    void openBooking({ opener: opener.current })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      opener={opener.current}
      side="left"
      tone="dark"
      title={<DrawerTitle name={name} logo={logo} />}
    >
      <nav aria-label="Menu" className="grow">
        <ul hidden={links.length === 0}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                replace
                prefetch={false}
                aria-current={pathname === href ? 'page' : undefined}
                className={link}
                onClick={onClose}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 grid gap-4">
        {phonesIn(phone).map((number) => (
          <PhoneLink
            key={number.label}
            {...number}
            className="inline-flex min-h-12 items-center gap-3 even-figures"
            onClick={onClose}
          >
            <Phone size={20} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />
          </PhoneLink>
        ))}
        <button type="button" className={buttonClass('light', 'w-full')} onClick={book}>
          RESERVAR AGORA
        </button>
      </div>
    </Sheet>
  )
}

const link =
  'flex wrap-anywhere min-h-16 items-center border-b border-white-line font-display text-h2 transition-colors duration-200 ' +
  'hover:text-gold-300 aria-[current]:text-gold-300'

function DrawerTitle({ name, logo }: Pick<Props, 'name' | 'logo'>) {
  if (logo)
    return <Logo name={name} tagline="" image={logo} white={logo} onDark="always" className="text-body" />
  return (
    <span className="flex items-center gap-3 font-sans text-label text-[min(var(--text-label),4.4vw)] uppercase text-gold-300">
      <Emblem className="size-6" />
      {name}
    </span>
  )
}
