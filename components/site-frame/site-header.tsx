import Link from 'next/link'
import { BookingTrigger } from '@/components/booking/booking-trigger'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { phoneHref } from '@/lib/hotel/contact'
import { routes } from '@/lib/paths'
import { getHotel } from '@/lib/site/queries'
import { HeaderFrame } from './header-frame'
import { MenuButton } from './menu-button'
import { NavLink } from './nav-link'
import { siteLinks } from './site-links'

export async function SiteHeader() {
  const { name, tagline, configuration } = await getHotel()
  const { phone, logo_url } = configuration
  return (
    <HeaderFrame>
      <div className="lg:hidden">
        <MenuButton name={name} phone={phone} icon={<Icon name="menu" />} />
      </div>
      <nav aria-label="Principal">
        {siteLinks.map((link) => (
          <NavLink key={link.href} href={link.href} loading={link.loading}>
            {link.label.toLocaleUpperCase('pt-BR')}
          </NavLink>
        ))}
      </nav>
      <Link href={routes.home} prefetch={false} className="site-header-logo">
        <Logo name={name} tagline={tagline} image={logo_url} />
      </Link>
      <div className="site-header-end">
        {phone && (
          <a href={phoneHref(phone)} className="text-link">
            <Icon name="phone" />
            {phone}
          </a>
        )}
        <BookingTrigger className="control-text book-now">RESERVAR AGORA</BookingTrigger>
        <BookingTrigger className="header-button lg:hidden" label="Reservar">
          <Icon name="calendar" />
        </BookingTrigger>
      </div>
    </HeaderFrame>
  )
}
