import { BookingTrigger } from '@/components/booking/booking-trigger'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { phonesIn } from '@/lib/hotel/contact'
import { routes } from '@/lib/paths'
import { getLook, whiteLogo } from '@/lib/site/brand'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { getHotel } from '@/lib/site/queries'
import { HeaderFrame, NavLink } from './header-frame'
import { MenuButton } from './menu-button'
import { siteLinks } from './site-links'

export async function SiteHeader() {
  const [{ name, tagline, configuration }, hidden] = await Promise.all([getHotel(), getHiddenPaths()])
  const white = whiteLogo(await getLook())
  const links = siteLinks(hidden)
  const { phone, logo_url } = configuration
  const [dialled] = phonesIn(phone)
  return (
    <HeaderFrame>
      <div className="lg:hidden">
        <MenuButton name={name} logo={white} phone={phone} hidden={hidden} icon={<Icon name="menu" />} />
      </div>
      {links.length === 0 ? (
        <span className="max-lg:hidden" />
      ) : (
        <nav aria-label="Principal">
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
