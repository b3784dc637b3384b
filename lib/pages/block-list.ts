import { kinds, kindsFor } from '@/components/blocks/kinds'
import type { SectionDefinition } from '@/lib/content/definition'
import { flattenFields } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { blockFields, ownBlockFields } from './fields'
import type { BlockPage } from './page-names'
import { blockSchema } from './schema'

/** Defines the blocks of a page as a list, with the kinds that it accepts. */
export function blockList(page: BlockPage, label: string): SectionDefinition<typeof blockSchema> {
  return {
    name: `${page}_blocks`,
    label,
    schema: blockSchema,
    fields: flattenFields(page === 'own' ? ownBlockFields : blockFields),
    derived: ['name'],
    keysOf: ({ id }) => [id],
    ...(page === 'home' && { start: startBlocks }),
    kinds: Object.fromEntries(kindsFor(page).map((kind) => [kind, kinds[kind]])),
  }
}

/** The home page's initial blocks, which show content of other sections (HOME-10). */
const startBlocks: StoredItem[] = [
  { kind: 'welcome' as const },
  { kind: 'accommodations' as const, title: 'Acomodações excepcionais', caption: 'Acomodação' },
  { kind: 'film' as const },
  { kind: 'offers' as const, title: 'Experiências exclusivas' },
  { kind: 'location' as const, title: 'Onde estamos' },
  { kind: 'testimonials' as const },
].map((block) => ({ id: `start-${block.kind}`, ...block, name: kinds[block.kind].name, active: true }))
