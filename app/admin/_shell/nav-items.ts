import {
  BedDouble,
  Building2,
  CircleUser,
  History,
  Images,
  LayoutDashboard,
  List,
  type LucideIcon,
  Package,
} from 'lucide-react'
import type { ListName } from '@/lib/site/registry'

/** The lists of the site as the panel's pages call them. */
export type ListLink = { name: ListName; label: string }

type Page = '' | '/hotel' | '/history' | '/images' | '/account' | `/${ListName}`

export type NavItem = { label: string; href: `/admin${Page}`; icon: LucideIcon }

const listIcons: Partial<Record<ListName, LucideIcon>> = { packages: Package, rooms: BedDouble }

/** The screens of the sidebar (§2 "Admin shell"): a list that nobody chose an icon for has a plain one. */
export function screens(lists: ListLink[]): NavItem[] {
  return [
    { label: 'Geral', href: '/admin', icon: LayoutDashboard },
    { label: 'O Hotel', href: '/admin/hotel', icon: Building2 },
    ...lists.map(({ name, label }): NavItem => {
      return { label, href: `/admin/${name}`, icon: listIcons[name] ?? List }
    }),
  ]
}

/** Below them the tools that keep content and account safe. */
export const tools: NavItem[] = [
  { label: 'Histórico', href: '/admin/history', icon: History },
  { label: 'Imagens sem uso', href: '/admin/images', icon: Images },
  { label: 'Minha conta', href: '/admin/account', icon: CircleUser },
]
