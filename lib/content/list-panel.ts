import { blanks, type FieldSet, type Fields, flatten, forms, imagePaths, shown } from '@/lib/fields/field'
import { sourceProblem } from '@/lib/images/source-check'
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
    problems: (values, before) => imageProblems(flatten(fields), values, before),
    store: (values) => values,
    copy: () => ({}),
    undoesToggle: false,
    texts,
    ...own,
  }
}

/** Addresses that the site cannot show, by field; what the item has already may stay. */
function imageProblems(fields: Fields, values: object, before: object | undefined) {
  const problems = imagePaths(fields).flatMap((path) => {
    const known = addressesAt(before, path)
    const [problem] = addressesAt(values, path).flatMap((address) =>
      fields[path]?.kind === 'media' && parseVideo(address) ? [] : (sourceProblem(address, known) ?? []),
    )
    return problem ? [[path, problem] as const] : []
  })
  return Object.fromEntries(problems)
}

function addressesAt(values: object | undefined, path: string): string[] {
  return [valueAt(values, path)].flat().filter((address) => typeof address === 'string')
}
