import type { EditedSection, FieldGroup, ListPanel, SectionDefinition } from '@/lib/content/definition'
import { blankValues, type FieldSet, formSchemas, formValues } from '@/lib/content/fields/field'
import { mediaErrors } from '@/lib/content/fields/media-check'
import type { StoredItem } from '@/lib/content/list'
import { type ListTexts, listTexts } from '@/lib/content/list-texts'
import { z } from '@/lib/zod'

/** Adds to a section how the panel edits these fields of its items; `own` overrides the defaults. */
export function edited<Section extends SectionDefinition>(
  section: Section,
  fields: FieldSet,
  texts: ListTexts,
  own: Partial<ListPanel> = {},
  beforeStore: EditedSection['beforeStore'] = (item) => item,
) {
  const panel: ListPanel = {
    form: z.object(formSchemas(fields)),
    read: (stored) => (stored ? formValues(fields, stored) : blankValues(fields)),
    fieldErrors: (values, before, bucket) => mediaErrors(section.fields, values, bucket, before),
    store: (values) => values,
    copy: () => ({}),
    tellsWhy: false,
    texts,
    ...own,
  }
  return { ...section, panel, beforeStore }
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

/** Adds to a section with one form, which is a list with one item, how the panel edits it. */
export function editedLone<Section extends SectionDefinition>(
  section: Section,
  fields: FieldSet,
  { text, groups, beside, wrong }: Options,
) {
  const { label } = section
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
  return edited(section, fields, texts, {
    // The history shows the item by its label.
    store: (values, stored) => ({ ...values, ...beside?.(values, stored), name: label }),
    groups,
    ...(wrong && { fieldErrors: wrong }),
  })
}
