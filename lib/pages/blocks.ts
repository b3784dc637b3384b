import { type KindName, kindNames, kindSchemas, kinds, kindsFor } from '@/components/blocks/kinds'
import { listSection } from '@/lib/content/definition'
import { choice, text } from '@/lib/content/fields/kinds'
import { maxId } from '@/lib/content/fields/limited'
import type { StoredItem } from '@/lib/content/list'
import type { Pictured } from '@/lib/media/images/picture'
import type { Previewed } from '@/lib/publication/published'
import { z } from '@/lib/zod'
import { active, possibleFields } from './kind'
import type { BlockPage } from './pages'

/** Fields of a list of blocks; each kind uses some of them. */
export const blockFields = {
  kind: {
    ...choice({
      label: 'Tipo',
      labels: Object.fromEntries(kindNames.map((value) => [value, kinds[value].name])),
    }),
    read: z.enum(kindNames),
    required: true,
  },
  active,
  ...possibleFields,
}

/** Blocks of the hotel's own pages also store their page. */
export const ownBlockFields = { ...blockFields, page: text({ label: 'Página', max: maxId }) }

export const blockSchema = z.discriminatedUnion('kind', kindSchemas)

export const ownBlockSchema = blockSchema.and(z.object({ page: ownBlockFields.page.read }))

/** A block of any kind; each kind has only its own fields. */
export type Block = z.infer<typeof blockSchema> & Pictured & Previewed

export type BlockOf<Name extends KindName> = Extract<Block, { kind: Name }>

export function isOfKind<Name extends KindName>(block: Block, kind: Name): block is BlockOf<Name> {
  return block.kind === kind
}

/** Defines the blocks of a page as a list, with the kinds that it accepts. */
function blockList<const Page extends BlockPage, Schema extends typeof blockSchema | typeof ownBlockSchema>(
  page: Page,
  label: string,
  schema: Schema,
) {
  const fields = page === 'own' ? ownBlockFields : blockFields
  return {
    ...listSection(`${page}_blocks` as const, label, fields),
    schema,
    derived: ['name'],
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

/** The blocks of each page. */
export const blockSections = {
  home: blockList('home', 'Página inicial', blockSchema),
  about: blockList('about', 'Página Sobre', blockSchema),
  leisure: blockList('leisure', 'Página Lazer', blockSchema),
  restaurant: blockList('restaurant', 'Página Gastronomia', blockSchema),
  /** Includes all own pages, because a deleted page may be restored. */
  own: blockList('own', 'Blocos das páginas próprias', ownBlockSchema),
}
