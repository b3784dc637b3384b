import type { Route } from 'next'
import { routes } from '@/lib/paths'

type SiteLink = { label: string; href: Route }

/** In the order of header, drawer and footer (NAV-4), without the pages that are switched off. */
export function siteLinks(hidden: Route[]): SiteLink[] {
  return links.filter(({ href }) => !hidden.includes(href))
}

const links: SiteLink[] = [
  { label: 'Sobre', href: routes.about },
  { label: 'Chalés', href: routes.rooms },
  { label: 'Lazer', href: routes.leisure },
  { label: 'Gastronomia', href: routes.restaurant },
  { label: 'Pacotes', href: routes.packages },
]
