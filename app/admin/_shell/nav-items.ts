import { BedDouble, Building2, CircleUser, History, Images, LayoutDashboard, Package } from 'lucide-react'

export const screens = [
  { label: 'Geral', href: '/admin', icon: LayoutDashboard },
  { label: 'O Hotel', href: '/admin/hotel', icon: Building2 },
  { label: 'Pacotes', href: '/admin/packages', icon: Package },
  { label: 'Acomodações', href: '/admin/rooms', icon: BedDouble },
] as const

export const tools = [
  { label: 'Histórico', href: '/admin/history', icon: History },
  { label: 'Imagens sem uso', href: '/admin/images', icon: Images },
  { label: 'Minha conta', href: '/admin/account', icon: CircleUser },
] as const
