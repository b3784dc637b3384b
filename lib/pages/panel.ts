import type { ListDefinition } from '@/lib/content/definition'
import { flatten } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { listPanel } from '@/lib/content/list-panel'
import { listTexts } from '@/lib/content/list-texts'
import { shorten } from '../format.ts'
import { blockFields, ownBlockFields } from './fields'
import { isKindName, kinds, kindsFor } from './kinds.ts'
import type { BlockPage } from './page-names'
import { blockProblems } from './problems'
import { blockSchema } from './schema'

type Options = { page: BlockPage; name: string; label: string }

/** Defines the blocks of a page as a list whose items are validated by their kind. */
export function blockList({ page, name, label }: Options): ListDefinition<typeof blockSchema> {
  const texts = listTexts(
    { one: 'bloco', several: 'blocos', feminine: false },
    { title: label, text: 'Na ordem em que a página os mostra.' },
  )
  const fields = page === 'own' ? ownBlockFields : blockFields
  const panel = listPanel(fields, texts, {
    store: (values) => ({ ...values, name: blockName(values) }),
  })
  return {
    kind: 'list',
    name,
    label,
    schema: blockSchema,
    fields: flatten(fields),
    derived: ['name'],
    keysOf: ({ id }) => [id],
    ...(page === 'home' && { start: startBlocks }),
    kinds: Object.fromEntries(kindsFor(page).map((kind) => [kind, kinds[kind]])),
    beforeStore: (item) => item,
    panel: {
      ...panel,
      fieldErrors: (values, ...over) => ({
        ...panel.fieldErrors(values, ...over),
        ...blockProblems(values, page),
      }),
    },
  }
}

/** Returns a block's name in lists and history: its kind if a page has only one, else its first words. */
export function blockName(values: Record<string, unknown>): string {
  const { kind, title, quote, lead, text } = values
  const known = isKindName(kind) ? kinds[kind] : undefined
  const words = [title, quote, lead, text].find((value) => typeof value === 'string' && value.trim())
  if (known?.once || typeof words !== 'string') return known?.name ?? 'Bloco'
  return shorten(words.trim().replaceAll(/\s+/g, ' '), 60)
}

/** What the home page shows until its blocks were stored: what is known from other sections (HOME-10). */
const startBlocks: StoredItem[] = [
  { kind: 'welcome' as const },
  { kind: 'accommodations' as const, title: 'Acomodações excepcionais', caption: 'Acomodação' },
  { kind: 'film' as const },
  { kind: 'offers' as const, title: 'Experiências exclusivas' },
  { kind: 'location' as const, title: 'Onde estamos' },
  { kind: 'testimonials' as const },
].map((block) => ({ id: `start-${block.kind}`, ...block, name: kinds[block.kind].name, active: true }))
