import {
  BedDouble,
  Building2,
  CalendarCheck,
  CircleUser,
  Contact,
  FileText,
  History,
  ImageOff,
  Images,
  LayoutDashboard,
  List,
  type LucideIcon,
  Luggage,
  Megaphone,
  MessageSquareText,
  Package,
  Palette,
  PanelsTopLeft,
  Quote,
  ReceiptText,
  Tags,
  Trash2,
  Users,
} from 'lucide-react'
import type { Route } from 'next'
import { listScreenPath } from '@/lib/paths'

export type ListLink = { name: string; label: string }

type Screen = { label: string; href: Route; icon: LucideIcon }

/** Lists that staff edit every week, shown first. */
const daily: Record<string, LucideIcon> = { packages: Package, rooms: BedDouble, pictures: Images }

/** The remaining lists in order; unlisted ones come last. */
const ofSite: Record<string, LucideIcon> = {
  notice: Megaphone,
  pages: PanelsTopLeft,
  naming: Tags,
  testimonials: Quote,
  contacts: Contact,
  booking: CalendarCheck,
  conditions: ReceiptText,
  arrival: Luggage,
  texts: FileText,
}

export function screens(lists: ListLink[]): Screen[] {
  return [
    { label: 'Geral', href: '/admin', icon: LayoutDashboard },
    { label: 'O Hotel', href: '/admin/hotel', icon: Building2 },
    ...lists.filter(({ name }) => daily[name]).map(listScreen),
  ]
}

/** Returns the remaining site content. A page's blocks are reached through 'Páginas'. */
export function siteScreens(lists: ListLink[]): Screen[] {
  const others = lists.filter(({ name }) => !daily[name] && !isBlockList(name))
  const inOrder = Object.keys(ofSite).flatMap((name) => others.filter((list) => list.name === name))
  const unnamed = others.filter(({ name }) => !ofSite[name])
  return [
    { label: 'Marca', href: '/admin/brand', icon: Palette },
    ...[...inOrder, ...unnamed].map(listScreen),
  ]
}

export const tools: Screen[] = [
  { label: 'Pesquisa', href: '/admin/survey', icon: MessageSquareText },
  { label: 'Histórico', href: '/admin/history', icon: History },
  { label: 'Lixeira', href: '/admin/trash', icon: Trash2 },
  { label: 'Imagens sem uso', href: '/admin/images', icon: ImageOff },
  { label: 'Equipe', href: '/admin/team', icon: Users },
]

export const account: Screen = { label: 'Minha conta', href: '/admin/account', icon: CircleUser }

/** Returns each page's blocks and the hotel's own pages, for the search. */
export function blockScreens(lists: ListLink[]): Screen[] {
  return lists.filter(({ name }) => isBlockList(name)).map(listScreen)
}

export function isBlockList(name: string): boolean {
  return /(?:_blocks|own_pages)$/.test(name)
}

function listScreen({ name, label }: ListLink): Screen {
  return { label, href: listScreenPath(name), icon: daily[name] ?? ofSite[name] ?? List }
}
