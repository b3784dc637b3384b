import type { FieldGroup, ListPanel, SectionDefinition } from '@/lib/content/definition'
import {
  blankValues,
  type FieldSet,
  flattenFields,
  formSchemas,
  formValues,
} from '@/lib/content/fields/field'
import { mediaErrors } from '@/lib/content/fields/media-check'
import type { StoredItem } from '@/lib/content/list'
import { type ListTexts, listTexts } from '@/lib/content/list-texts'
import { z } from '@/lib/zod'

/** Builds the panel definition of a list with these fields; `own` overrides the defaults. */
export function listPanel(fields: FieldSet, texts: ListTexts, own: Partial<ListPanel> = {}): ListPanel {
  return {
    form: z.object(formSchemas(fields)),
    read: (stored) => (stored ? formValues(fields, stored) : blankValues(fields)),
    fieldErrors: (values, before, bucket) => mediaErrors(flattenFields(fields), values, bucket, before),
    store: (values) => values,
    copy: () => ({}),
    tellsWhy: false,
    texts,
    ...own,
  }
}

type Options = {
  /** Text above the form. */
  text: string
  groups: FieldGroup[]
  /** Returns values to store in addition to the validated ones. */
  beside?: (values: Values, stored: StoredItem | undefined) => Values
  /** Returns contradictions by field. */
  wrong?: (values: Values) => Record<string, string>
}

type Values = Record<string, unknown>

/** Builds the panel definition of a section with one form: a list with one item. */
export function lonePanel(
  { label }: Pick<SectionDefinition, 'label'>,
  fields: FieldSet,
  { text, groups, beside, wrong }: Options,
): ListPanel {
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
  return listPanel(fields, texts, {
    // The history shows the item by its label.
    store: (values, stored) => ({ ...values, ...beside?.(values, stored), name: label }),
    groups,
    ...(wrong && { fieldErrors: wrong }),
  })
}
