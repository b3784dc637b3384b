import { blanks, type FieldSet, flatten, forms, shown } from '@/lib/content/fields/field'
import { mediaErrors } from '@/lib/content/fields/media-check'
import type { StoredItem } from '@/lib/content/list'
import { z } from '@/lib/zod'
import type { FieldGroup, ListDefinition, ListPanel } from './definition'
import { type ListTexts, listTexts } from './list-texts'

/** Builds the panel definition of a list with these fields; `own` overrides the defaults. */
export function listPanel(fields: FieldSet, texts: ListTexts, own: Partial<ListPanel> = {}): ListPanel {
  return {
    form: z.object(forms(fields)),
    read: (stored) => (stored ? shown(fields, stored) : blanks(fields)),
    fieldErrors: (values, before, bucket) => mediaErrors(flatten(fields), values, bucket, before),
    store: (values) => values,
    copy: () => ({}),
    tellsWhy: false,
    texts,
    ...own,
  }
}

type Options<Schema extends z.ZodType> = {
  name: string
  label: string
  schema: Schema
  fields: FieldSet
  /** The text above the form. */
  text: string
  groups?: FieldGroup[]
  derived?: string[]
  /** Returns values that are stored beside the validated ones. */
  beside?: (values: Values, stored: StoredItem | undefined) => Values
  own?: Partial<ListPanel>
}

type Values = Record<string, unknown>

/** Defines a section with one form as a list with one item named after it, so that it has drafts, conflicts and history. */
export function loneList<Schema extends z.ZodType>(options: Options<Schema>): ListDefinition<Schema> {
  const { name, label, schema, fields, text, groups, derived = [], beside, own } = options
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
    // The history shows the item under its label.
    store: (values, stored) => ({ ...values, ...beside?.(values, stored), name: label }),
    ...(groups && { groups }),
    ...own,
  })
  return {
    kind: 'list',
    lone: true,
    name,
    label,
    schema,
    fields: flatten(fields),
    derived: ['name', ...derived],
    keysOf: () => [name],
    beforeStore: (item) => item,
    panel,
  }
}
