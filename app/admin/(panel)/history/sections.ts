import type { HistorySection } from '@/lib/content/history/queries'

/** The parts of the content that have a history, as the page's address names them. */
export const historySections = [
  { slug: 'pacotes', section: 'packages', label: 'Pacotes' },
  { slug: 'acomodacoes', section: 'rooms', label: 'Acomodações' },
  { slug: 'hero', section: 'hero', label: 'Hero' },
  { slug: 'sobre', section: 'about', label: 'Sobre' },
  { slug: 'configuracoes', section: 'configuration', label: 'Configurações' },
] as const satisfies { slug: string; section: HistorySection; label: string }[]

export type ShownSection = (typeof historySections)[number]
