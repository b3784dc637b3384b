import type { FieldRule } from '@/lib/content/definition'
import type { Field } from '@/lib/content/fields/field'
import type { Limits } from '@/lib/content/fields/form-limits'
import { blockFields } from '@/lib/pages/fields'
import { type KindName, kinds } from '@/lib/pages/kinds'

/** Returns the fields of a kind in the order of its form, with its labels. */
export function kindFields(kind: KindName): [name: string, field: Field][] {
  return ruled(blockFields, kinds[kind].fields)
}

/** Returns the limits for a counter: the kind's own ones where they are lower than the field's. */
export function kindLimits(kind: KindName, path: string, { characters, entries }: Limits): Limits {
  const [name = '', , column] = path.split('.')
  const rule = kinds[kind].fields[name]
  const own = column ? rule?.columns?.[column] : rule
  return {
    ...least('characters', characters, own?.max),
    ...least('entries', entries, own?.most),
  }
}

function ruled(fields: Record<string, Field>, rules: Record<string, FieldRule>): [string, Field][] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const field = fields[name]
    if (!field) return []
    const { label = field.label, hint = field.hint, required, most = field.most, one = field.one } = rule
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
          ...(one && { one }),
          ...(inForm && { inForm }),
        },
      ],
    ]
  })
}

function least(what: 'characters' | 'entries', ...numbers: (number | undefined)[]): Limits {
  const known = numbers.filter((one) => one !== undefined)
  return known.length > 0 ? { [what]: Math.min(...known) } : {}
}
