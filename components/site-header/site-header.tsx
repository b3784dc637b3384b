import Link from 'next/link'
import { BookingTrigger } from '@/components/booking/booking-trigger'
import { siteLinks } from '@/components/site-links'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { phoneHref } from '@/lib/hotel/contact'
import { getHotel } from '@/lib/hotel/queries'
import { routes } from '@/lib/paths'
import { HeaderFrame } from './header-frame'
import { MenuButton } from './menu-button'
import { NavLink } from './nav-link'

/** The header of every public page (§2): links, logo, phone and 'RESERVAR AGORA'; a drawer below 1024 px. */
export async function SiteHeader() {
  const { name, tagline, configuration } = await getHotel()
  const { phone, logo_url } = configuration
  return (
    <HeaderFrame>
      <div className="lg:hidden">
        <MenuButton name={name} phone={phone} icon={<Icon name="menu" className="size-6.5" />} />
      </div>
      <nav aria-label="Principal" className="hidden gap-2.5 lg:flex xl:gap-6">
        {siteLinks.map((link) => (
          <NavLink key={link.href} href={link.href} loading={link.loading}>
            {link.label.toLocaleUpperCase('pt-BR')}
          </NavLink>
        ))}
      </nav>
      <Link
        href={routes.home}
        prefetch={false}
        className="grid min-h-11 place-items-center px-2 transition-transform duration-300 ease-soft group-data-scrolled:scale-85"
      >
        <Logo
          name={name}
          tagline={tagline}
          picture={logo_url}
          className="text-[clamp(0.9375rem,4.6vw,1.125rem)] xl:text-[1.375rem]"
        />
      </Link>
      <div className="flex items-center justify-end gap-4 xl:gap-5">
        {phone && (
          <a
            href={phoneHref(phone)}
            className="hidden min-h-11 items-center gap-2 whitespace-nowrap text-small tabular-nums underline-offset-4 hover:underline lg:flex"
          >
            <Icon name="phone" className="size-4 max-xl:hidden" />
            {phone}
          </a>
        )}
        <BookingTrigger className={bookingButton}>RESERVAR AGORA</BookingTrigger>
        <BookingTrigger className="grid size-12 place-items-center lg:hidden" label="Reservar">
          <Icon name="calendar" className="size-6" />
        </BookingTrigger>
      </div>
    </HeaderFrame>
  )
}

const bookingButton =
  'hidden min-h-11 items-center whitespace-nowrap rounded-xs border border-white/70 px-4 text-control text-white ' +
  'transition-colors duration-200 hover:bg-white hover:text-forest-950 lg:inline-flex xl:px-6 ' +
  'group-data-solid:border-forest-800 group-data-solid:bg-forest-800 group-data-solid:hover:border-forest-900 ' +
  'group-data-solid:hover:bg-forest-900 group-data-solid:hover:text-white'
