import type { KindName } from '@/lib/pages/kinds'
import { blockProblems } from '@/lib/pages/problems'
import { kindFields } from './kind-field'

/** The fields without which the site would not show a block, by what its form calls them. */
export function missingLabels(kind: KindName, values: Record<string, unknown>): string[] {
  const fields = Object.fromEntries(kindFields(kind))
  const paths = Object.keys(blockProblems({ ...values, kind }, undefined, 'gaps'))
  const labels = paths.flatMap((path) => {
    const [name = '', , column = ''] = path.split('.')
    const label = fields[name]?.label
    return (column ? fields[name]?.inForm?.[column]?.label : label) ?? label ?? []
  })
  return [...new Set(labels)]
}
