import type { Failure } from '@/lib/action/result'
import type { Field } from '@/lib/fields/field'
import { parsePrice } from '@/lib/fields/price-input'
import type { ListDefinition } from './definition'
import { valueAt } from './item-row'
import { sentSchema } from './item-rules'
import { mergeFields } from './list'

type Values = Record<string, unknown>

/** Validates a draft: only the name is required, but typed values must be valid. `before` is what the form read. */
export function draftValues(
  list: ListDefinition,
  sent: Values,
  before: Values | undefined,
): { ok: true; values: Values } | Failure {
  const { error } = sentSchema(list).safeParse(sent)
  const wrong = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
  const typed = refusal(list, wrong, sent)
  if (typed) return typed
  const values = withoutWrongOnes(list, sent)
  return refusal(list, Object.entries(list.panel.fieldErrors(values, before)), sent) ?? { ok: true, values }
}

function refusal(
  list: ListDefinition,
  messages: (readonly [string, string])[],
  sent: Values,
): Failure | undefined {
  const fieldErrors: Record<string, string> = {}
  for (const [path, message] of messages) if (!mayBeMissing(list, path, sent)) fieldErrors[path] ??= message
  const [error] = Object.values(fieldErrors)
  return error === undefined ? undefined : { ok: false, error, fieldErrors }
}

function withoutWrongOnes({ fields }: ListDefinition, sent: Values): Values {
  return Object.entries(fields).reduce<Values>((values, [path, field]) => {
    const typed = valueAt(sent, path)
    if (typed === undefined) return values
    const { success, data } = field.form.safeParse(typed)
    const value = path
      .split('.')
      .reduceRight<unknown>((inner, step) => ({ [step]: inner }), success ? data : nothing(field))
    return mergeFields(values, Object(value))
  }, {})
}

function mayBeMissing({ fields }: ListDefinition, path: string, sent: Values) {
  const field = fields[path]
  return field !== undefined && path !== 'name' && isEmpty(field, valueAt(sent, path))
}

function isEmpty({ kind }: Field, value: unknown) {
  if (value === undefined || value === null) return true
  const text = String(value).trim()
  return text === '' || (kind === 'money' && parsePrice(text) === 0)
}

function nothing({ kind }: Field) {
  return ['text', 'choice', 'image'].includes(kind) ? '' : null
}
