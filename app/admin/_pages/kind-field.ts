import type { FieldWords } from '@/components/blocks/kind-words'
import { type KindName, kinds } from '@/components/blocks/kinds'
import { kindWords } from '@/components/blocks/words'
import type { FieldRule } from '@/lib/content/definition'
import type { Field } from '@/lib/content/fields/field'
import { blockFields } from '@/lib/pages/fields'

/** Returns the fields of a kind in the order of its form, with its labels and limits. */
export function kindFields(kind: KindName): [name: string, field: Field][] {
  return ruled(blockFields, kinds[kind].fields, kindWords[kind].fields ?? {})
}

function ruled(
  fields: Record<string, Field>,
  rules: Record<string, FieldRule>,
  words: Record<string, FieldWords | undefined>,
): [string, Field][] {
  return Object.entries(rules).flatMap(
    ([name, { fewest = 0, required = fewest > 0, columns, ...limits }]) => {
      const field = fields[name]
      if (!field) return []
      const { columns: inColumns = {}, ...own } = words[name] ?? {}
      const inForm = field.columns && columns && Object.fromEntries(ruled(field.columns, columns, inColumns))
      return [[name, { ...field, ...limits, ...own, required, ...(inForm && { inForm }) }]]
    },
  )
}
