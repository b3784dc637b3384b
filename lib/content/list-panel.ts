import {
  blanks,
  type FieldSet,
  type Fields,
  flatten,
  forms,
  mediaFields,
  shown,
  valuesAt,
} from '@/lib/content/fields/field'
import { sourceValidationMessage } from '@/lib/media/images/source-check'
import { parseVideo } from '@/lib/video'
import { z } from '@/lib/zod'
import type { ListPanel } from './definition'
import type { ListTexts } from './list-texts'

/** Builds the panel definition of a list with these fields; `own` overrides the defaults. */
export function listPanel(fields: FieldSet, texts: ListTexts, own: Partial<ListPanel> = {}): ListPanel {
  return {
    form: z.object(forms(fields)),
    read: (stored) => (stored ? shown(fields, stored) : blanks(fields)),
    fieldErrors: (values, before) => imageValidationMessages(flatten(fields), values, before),
    store: (values) => values,
    copy: () => ({}),
    undoesToggle: false,
    tellsWhy: false,
    texts,
    ...own,
  }
}

/** Returns errors by field for image addresses that the site cannot show; addresses stored before are accepted. */
function imageValidationMessages(fields: Fields, values: object, before: object | undefined) {
  const fieldErrors = mediaFields(fields).flatMap(([path, { kind }]) => {
    const known = valuesAt(before, path).flatMap(({ value }) => addressesIn(value))
    return valuesAt(values, path).flatMap(({ place, value }) => {
      const [validationMessage] = addressesIn(value).flatMap((address) =>
        kind === 'media' && parseVideo(address) ? [] : (sourceValidationMessage(address, known) ?? []),
      )
      return validationMessage ? [[place, validationMessage] as const] : []
    })
  })
  return Object.fromEntries(fieldErrors)
}

function addressesIn(value: unknown): string[] {
  return [value].flat().filter((address) => typeof address === 'string')
}
