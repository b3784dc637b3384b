import type { FieldRule } from '@/lib/content/definition'
import type { Field } from '@/lib/content/fields/field'
import { blockFields } from '@/lib/pages/fields'
import { type KindName, kinds } from '@/lib/pages/kinds'

/** Returns the fields of a kind in the order of its form, with its labels and limits. */
export function kindFields(kind: KindName): [name: string, field: Field][] {
  return ruled(blockFields, kinds[kind].fields)
}

function ruled(fields: Record<string, Field>, rules: Record<string, FieldRule>): [string, Field][] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const field = fields[name]
    if (!field) return []
    const { label = field.label, hint = field.hint, required, most = field.most, one = field.one } = rule
    const max = rule.max ?? field.max
    const inForm = field.columns && rule.columns && Object.fromEntries(ruled(field.columns, rule.columns))
    return [
      [
        name,
        {
          ...field,
          label,
          ...(hint && { hint }),
          required: required ?? (rule.fewest ?? 0) > 0,
          ...(most !== undefined && { most }),
          ...(max !== undefined && { max }),
          ...(one && { one }),
          ...(inForm && { inForm }),
        },
      ],
    ]
  })
}
