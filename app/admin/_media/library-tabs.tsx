import { TabLinks } from '../_ui/tab-links'

const tabs = [
  { name: 'pictures', label: 'Biblioteca', href: '/admin/pictures' },
  { name: 'images', label: 'Sem uso', href: '/admin/images' },
] as const

export function LibraryTabs({ current }: { current: 'pictures' | 'images' }) {
  return <TabLinks label="Fotos guardadas" links={tabs} current={current} />
}
