import { type Fields, imagePaths } from '@/lib/fields/field'
import { sourceProblem } from '@/lib/images/source-check'
import { parseVideo } from '@/lib/video'
import type { ListPanel } from './definition'
import { valueAt } from './item-row'

type Own = Partial<ListPanel> & Pick<ListPanel, 'form' | 'read' | 'texts'>

/** How the panel edits a list of these fields; what is not said here is as for most lists. */
export function listPanel(fields: Fields, own: Own): ListPanel {
  return {
    sent: own.form,
    problems: (values, before) => imageProblems(fields, values, before),
    store: (values) => values,
    copy: () => ({}),
    undoesToggle: false,
    draft: ['item', 'novo'],
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

/** The texts in a field that holds one address or several. */
function addressesAt(values: object | undefined, path: string): string[] {
  return [valueAt(values, path)].flat().filter((address) => typeof address === 'string')
}
