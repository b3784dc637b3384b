import type { Route } from 'next'
import { routes } from '@/lib/paths'

type SiteLink = { label: string; href: Route }

/** In the order of header, drawer and footer (NAV-4). */
export const siteLinks: SiteLink[] = [
  { label: 'Sobre', href: routes.about },
  { label: 'Chalés', href: routes.rooms },
  { label: 'Lazer', href: routes.leisure },
  { label: 'Gastronomia', href: routes.restaurant },
  { label: 'Pacotes', href: routes.packages },
]

/** The content has no fields for them (NAV-8). */
export const socialLinks = [
  { network: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/quaresmeira.example' },
  { network: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/quaresmeira.example' },
  { network: 'WhatsApp', icon: 'whatsapp', href: 'https://wa.me/quaresmeira.example' },
] as const

/** Where a visitor lands who cannot open the menu or the booking panel: the links and contacts of the footer. */
export const footerId = 'rodape'
