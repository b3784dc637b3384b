import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { RefObject } from 'react'
import { openBooking } from '@/components/booking/open-booking'
import { buttonClass } from '@/components/ui/button'
import { connection } from '@/components/ui/connection'
import { Emblem } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { Sheet } from '@/components/ui/modal'
import { PhoneLink } from '@/components/ui/phone-link'
import { directionsUrl, phonesIn } from '@/lib/hotel/contact'
import type { MenuLink } from '@/lib/hotel/naming/words'
import { routes } from '@/lib/paths'

export type DrawerContent = {
  name: string
  logo: string | null
  phone: string
  whatsapp: string | null
  address: string
  place: string
  hasArrival: boolean
  links: MenuLink[]
}

type Props = DrawerContent & { open: boolean; onClose: () => void; opener: RefObject<HTMLElement | null> }

export function Drawer({ open, onClose, opener, name, logo, phone, whatsapp, links, ...where }: Props) {
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
                prefetch={connection()?.saveData ? false : null}
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
      <div className="mt-8 grid gap-1">
        {phonesIn(phone).map((number) => (
          <PhoneLink key={number.label} {...number} className={contact} onClick={onClose}>
            <Icon name="phone" className="text-gold-500" />
          </PhoneLink>
        ))}
        {whatsapp && (
          <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener" className={contact}>
            <Icon name="whatsapp" className="text-gold-500" />
            WhatsApp<span className="sr-only"> (abre em nova aba)</span>
          </a>
        )}
        {where.address && (
          <a href={directionsUrl(where.place)} target="_blank" rel="noopener" className={contact}>
            <Icon name="pin" className="text-gold-500" />
            <span className="py-2">{where.address}</span>
            <span className="sr-only"> (rota, abre em nova aba)</span>
          </a>
        )}
        {where.hasArrival && (
          <Link href={routes.arrival} prefetch={false} className={contact} onClick={onClose}>
            <Icon name="route" className="text-gold-500" />
            Antes de chegar
          </Link>
        )}
        <button type="button" className={buttonClass('light', 'mt-4 w-full')} onClick={book}>
          RESERVAR AGORA
        </button>
      </div>
    </Sheet>
  )
}

const link =
  'flex wrap-anywhere min-h-16 items-center border-b border-white-line font-display text-h2 transition-colors duration-200 ' +
  'hover:text-gold-300 aria-[current]:text-gold-300'
const contact = 'inline-flex min-h-12 items-center gap-3 even-figures'

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
