import { BookingTrigger } from '@/components/booking/booking-trigger'
import { Icon } from '@/components/ui/icon'
import { Logo, nameSize } from '@/components/ui/logo'
import { phonesIn } from '@/lib/hotel/contact'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import type { MenuLink } from '@/lib/hotel/naming/words'
import { routes } from '@/lib/paths'
import { getArrival } from '@/lib/site/arrival'
import { getLook, whiteLogo } from '@/lib/site/brand'
import { getMenu, type ShownNotice } from '@/lib/site/page-queries'
import { getContacts, getHotel } from '@/lib/site/queries'
import { HeaderFrame, NavLink } from './header-frame'
import { MenuButton } from './menu-button'
import { Notice } from './notice'

export async function SiteHeader({ notice }: { notice: ShownNotice | null }) {
  const [{ name, tagline, configuration }, links] = await Promise.all([getHotel(), getMenu()])
  const [contacts, arrival, look] = await Promise.all([getContacts(), getArrival(), getLook()])
  const white = whiteLogo(look)
  const { phone, address, logo_url } = configuration
  const [dialled] = phonesIn(phone)
  const from = menuFrom(links, logo_url ? null : name)
  return (
    <HeaderFrame notice={notice && <Notice {...notice} />} noticePages={notice?.pages ?? null}>
      <div className="header-menu" data-from={from}>
        <MenuButton
          {...{ name, logo: white, phone, address, links, hasArrival: arrival !== null }}
          whatsapp={whatsappDigits(contacts.whatsapp)}
          place={contacts.coordinates || address}
          icon={<Icon name="menu" />}
        />
      </div>
      {links.length === 0 ? (
        <span className="max-lg:hidden" />
      ) : (
        <nav aria-label="Principal" data-from={from}>
          {links.map((link) => (
            <NavLink key={link.href} href={link.href}>
              {link.label.toLocaleUpperCase('pt-BR')}
            </NavLink>
          ))}
        </nav>
      )}
      <a href={routes.home} className="site-header-logo">
        <Logo name={name} tagline={tagline} image={logo_url} white={white} onDark="sometimes" />
      </a>
      <div className="site-header-end">
        {dialled?.href && (
          <a href={dialled.href} className="text-link">
            <Icon name="phone" />
            {dialled.label}
          </a>
        )}
        <BookingTrigger className="control-text book-now">
          RESERVAR<span> AGORA</span>
        </BookingTrigger>
      </div>
    </HeaderFrame>
  )
}

/** Where the menu fits beside the name: on every large screen, on a wide one, or only in the drawer (NAV-5). */
function menuFrom(links: MenuLink[], name: string | null) {
  const letters = links.reduce((sum, { label }) => sum + label.length, 0)
  const spaces = links.length - 1
  // Measured widths in px: a letter of the menu, a space between links, what is on the right, and a letter of the name.
  if (letters * 9.2 + spaces * 20 + 370 + nameWidth(name, [17, 12, 8.5], 192) <= 952) return undefined
  return letters * 10.2 + spaces * 24 + 412 + nameWidth(name, [21, 14.5, 10.2], 256) <= 1160
    ? 'wide'
    : 'never'
}

/** A long name is set in two lines (components/ui/logo.tsx); null is an uploaded logo. */
function nameWidth(name: string | null, [short, long, very]: [number, number, number], image: number) {
  if (name === null) return image
  const size = nameSize(name)
  if (!size) return name.length * short
  return Math.ceil(name.length / 2) * (size === 'long' ? long : very)
}
