import type { StoredItem } from '@/lib/content/list'
import { kinds } from './kinds'

/** What the home page shows until its blocks were stored: what is known from other sections (HOME-10). */
export const startBlocks: StoredItem[] = [
  { kind: 'welcome' as const },
  { kind: 'accommodations' as const, title: 'Acomodações excepcionais', caption: 'Acomodação' },
  { kind: 'film' as const },
  { kind: 'offers' as const, title: 'Experiências exclusivas' },
  { kind: 'location' as const, title: 'Onde estamos' },
  { kind: 'testimonials' as const },
].map((block) => ({ id: `start-${block.kind}`, ...block, name: kinds[block.kind].name, active: true }))
