import { type KindName, kinds } from '@/components/blocks/kinds'
import { kindWords } from '@/components/blocks/words'
import type { FieldRule } from '@/lib/content/definition'
import type { Field } from '@/lib/content/fields/field'
import { blockFields } from '@/lib/pages/blocks'

type ByPath = { [path: string]: string | undefined }
type Words = { labels?: ByPath; hints?: ByPath; one?: string }

/** Returns the fields of a kind in form order, with its labels and limits. */
export function kindFields(kind: KindName): [name: string, field: Field][] {
  return applyRules(blockFields, kinds[kind].fields, kindWords[kind], '')
}

function applyRules(
  fields: Record<string, Field>,
  rules: Record<string, FieldRule>,
  words: Words,
  before: string,
): [string, Field][] {
  return Object.entries(rules).flatMap(
    ([name, { fewest = 0, required = fewest > 0, columns, ...limits }]) => {
      const field = fields[name]
      if (!field) return []
      const path = before + name
      const { [path]: label = field.label } = words.labels ?? {}
      const { [path]: hint = field.hint } = words.hints ?? {}
      const limited = { ...field, ...limits, label, required, ...(hint && { hint }) }
      if (!field.columns || !columns) return [[name, limited]]
      const inForm = Object.fromEntries(applyRules(field.columns, columns, words, `${path}.`))
      return [[name, { ...limited, inForm, ...(words.one && { one: words.one }) }]]
    },
  )
}
