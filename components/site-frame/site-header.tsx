import { BookingTrigger } from '@/components/booking/booking-trigger'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { phonesIn } from '@/lib/hotel/contact'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { menuFit } from '@/lib/hotel/naming/menu-fit'
import { routes } from '@/lib/paths'
import { getArrival } from '@/lib/site/arrival'
import { getBrand, whiteLogo } from '@/lib/site/brand'
import { getMenu, type ShownNotice } from '@/lib/site/page-queries'
import { getHotel, getSection } from '@/lib/site/site-content'
import { HeaderFrame } from './header-frame'
import { MenuButton } from './menu-button'
import { Notice } from './notice'
import { SiteMenu } from './site-menu'

export async function SiteHeader({ notice }: { notice: ShownNotice | null }) {
  const [{ name, tagline, configuration }, links] = await Promise.all([getHotel(), getMenu()])
  const [contacts, arrival, look] = await Promise.all([getSection(contactsSection), getArrival(), getBrand()])
  const white = whiteLogo(look)
  const { phone, address, logo_url } = configuration
  const [dialled] = phonesIn(phone)
  const labels = links.map(({ label }) => label)
  return (
    <HeaderFrame notice={notice && <Notice {...notice} />} noticePages={notice?.pages ?? null}>
      <div className="header-menu">
        <MenuButton
          {...{ name, logo: white, phone, address, links, hasArrival: arrival !== null }}
          whatsapp={whatsappDigits(contacts.whatsapp)}
          place={contacts.coordinates || address}
          icon={<Icon name="menu" />}
        />
      </div>
      <SiteMenu links={links} fit={menuFit(labels, logo_url ? null : name)} />
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
