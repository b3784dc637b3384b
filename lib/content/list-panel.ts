import { blanks, type FieldSet, type Fields, flatten, forms, imagePaths, shown } from '@/lib/fields/field'
import { sourceValidationMessage } from '@/lib/images/source-check'
import { parseVideo } from '@/lib/video'
import { z } from '@/lib/zod'
import type { ListPanel } from './definition'
import { valueAt } from './item-row'
import type { ListTexts } from './list-texts'

/** How the panel edits a list of these fields; what `own` does not say is as for most lists. */
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

/** Addresses that the site cannot show, by field; what the item has already may stay. */
function imageValidationMessages(fields: Fields, values: object, before: object | undefined) {
  const fieldErrors = imagePaths(fields).flatMap((path) => {
    const known = addressesAt(before, path)
    const [validationMessage] = addressesAt(values, path).flatMap((address) =>
      fields[path]?.kind === 'media' && parseVideo(address)
        ? []
        : (sourceValidationMessage(address, known) ?? []),
    )
    return validationMessage ? [[path, validationMessage] as const] : []
  })
  return Object.fromEntries(fieldErrors)
}

function addressesAt(values: object | undefined, path: string): string[] {
  return [valueAt(values, path)].flat().filter((address) => typeof address === 'string')
}
