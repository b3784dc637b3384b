import {
  BedDouble,
  Building2,
  CircleUser,
  History,
  ImageOff,
  Images,
  LayoutDashboard,
  List,
  type LucideIcon,
  Package,
  Trash2,
  Users,
} from 'lucide-react'
import type { Route } from 'next'
import { listScreenPath } from '@/lib/paths'

/** The lists of the site as the panel's pages call them. */
export type ListLink = { name: string; label: string }

type Screen = { label: string; href: Route; icon: LucideIcon }

const listIcons: Record<string, LucideIcon> = { packages: Package, rooms: BedDouble, pictures: Images }

/** A list that nobody chose an icon for has a plain one. */
export function screens(lists: ListLink[]): Screen[] {
  return [
    { label: 'Geral', href: '/admin', icon: LayoutDashboard },
    { label: 'O Hotel', href: '/admin/hotel', icon: Building2 },
    ...lists.map(({ name, label }) => ({ label, href: listScreenPath(name), icon: listIcons[name] ?? List })),
  ]
}

export const tools: Screen[] = [
  { label: 'Histórico', href: '/admin/history', icon: History },
  { label: 'Lixeira', href: '/admin/trash', icon: Trash2 },
  { label: 'Imagens sem uso', href: '/admin/images', icon: ImageOff },
  { label: 'Equipe', href: '/admin/team', icon: Users },
  { label: 'Minha conta', href: '/admin/account', icon: CircleUser },
]
