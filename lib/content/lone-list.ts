import { type FieldSet, flatten } from '@/lib/fields/field'
import type { z } from '@/lib/zod'
import type { FieldGroup, ListDefinition, ListPanel } from './definition'
import type { StoredItem } from './list'
import { listPanel } from './list-panel'
import { listTexts } from './list-texts'

type Options<Schema extends z.ZodType> = {
  name: string
  label: string
  slug: string
  schema: Schema
  fields: FieldSet
  /** Over its form. */
  text: string
  groups?: FieldGroup[]
  derived?: string[]
  /** What is stored beside the checked values. */
  beside?: (values: Values, stored: StoredItem | undefined) => Values
  own?: Partial<ListPanel>
}

type Values = Record<string, unknown>

/** A section of one form: a list whose only item has its name, so that drafts, conflicts and history are those of any list. */
export function loneList<Schema extends z.ZodType>(options: Options<Schema>): ListDefinition<Schema> {
  const { name, label, slug, schema, fields, text, groups, derived = [], beside, own } = options
  const saved = `${label}: alterações salvas com sucesso!`
  const texts = listTexts(
    { one: 'esta parte', several: 'estas partes', feminine: true },
    {
      title: label,
      text,
      one: label,
      created: saved,
      updated: saved,
      loadFailed: `Erro ao carregar ${label}.`,
      openFailed: `Erro ao carregar ${label}.`,
      saveFailed: `Erro ao salvar ${label}.`,
      restoreBefore: 'Restaurar esta parte como estava antes',
      itself: 'esta parte',
      openElsewhere: 'Você tem esta parte aberta em outra aba.',
    },
  )
  const panel = listPanel(fields, texts, {
    // The history calls it by its label.
    store: (values, stored) => ({ ...values, ...beside?.(values, stored), name: label }),
    ...(groups && { groups }),
    ...own,
  })
  return {
    kind: 'list',
    lone: true,
    name,
    label,
    slug,
    noun: label,
    schema,
    fields: flatten(fields),
    derived: ['name', ...derived],
    keysOf: () => [name],
    beforeStore: (item) => item,
    panel,
  }
}
