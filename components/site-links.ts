import type { Route } from 'next'
import { routes } from '@/lib/paths'

type SiteLink = { label: string; href: Route; prefetch?: false }

/** The five links of the header, the drawer and the footer, in the order of §2. */
export const siteLinks: SiteLink[] = [
  { label: 'Sobre', href: routes.about, prefetch: false },
  { label: 'Chalés', href: routes.rooms, prefetch: false },
  { label: 'Lazer', href: routes.leisure, prefetch: false },
  { label: 'Gastronomia', href: routes.restaurant, prefetch: false },
  { label: 'Pacotes', href: routes.offers },
]

/** The hotel's pages elsewhere; the content has no fields for them (§3). */
export const socialLinks = [
  { network: 'Instagram', href: 'https://www.instagram.com/quaresmeira.example' },
  { network: 'Facebook', href: 'https://www.facebook.com/quaresmeira.example' },
  { network: 'WhatsApp', href: 'https://wa.me/quaresmeira.example' },
] as const

/** Where a visitor lands who cannot open the menu or the booking panel: the links and contacts of the footer. */
export const footerId = 'rodape'
