import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult, Failure } from '@/lib/access/result'
import type { Field } from '@/lib/content/fields/field'
import { parsePrice } from '@/lib/content/fields/price-input'
import type { ListDefinition } from './definition'
import { readDraft, writeDraft } from './drafts'
import { valueAt } from './item-row'
import { expectOwnId, sentSchema } from './item-rules'
import { itemById, mergeFields, type StoredItem } from './list'
import { itemFingerprint } from './order'
import { readItems } from './rewrite-list'
import { findVersion } from './versions'
import 'server-only'

type Edit = {
  id: string
  values: Record<string, unknown>
  /** The fingerprint of the stored item that the form began with; null for a new item. */
  expectedFingerprint: string | null
  /** The version of the draft that the form was opened with, or null. */
  version: number | null
}

/** Saves a form as a draft and publishes nothing. Resolves with the draft's version; throws `ContentError`. */
export async function saveDraftOf(
  admin: Admin,
  list: ListDefinition,
  { id, values: sent, expectedFingerprint, version }: Edit,
): Promise<ActionResult<{ version: number }>> {
  expectOwnId(list, id)
  const base = await baseOf(admin, list, id, expectedFingerprint)
  const checked = draftValues(list, sent, base ? list.panel.read(base) : undefined)
  if (!checked.ok) return checked
  const stored = base ?? undefined
  const fields = list.panel.store(checked.values, stored, new Date().toISOString())
  const item = list.beforeStore({ ...mergeFields(stored ?? {}, fields), id }, stored)
  return { ok: true, version: await writeDraft(admin, { section: list.name, item, base }, version) }
}

/** Finds the item as the form read it: the current one, the one in the draft, or one of the last 100 versions. */
async function baseOf(admin: Admin, list: ListDefinition, id: string, expected: string | null) {
  if (expected === null) return null
  const isIt = (item: StoredItem | null | undefined) => item && itemFingerprint(list, item) === expected
  const stored = itemById(await readItems(admin, list), id)
  if (stored && isIt(stored)) return stored
  const draft = await readDraft(admin, { section: list.name, id })
  if (draft?.base && isIt(draft.base)) return draft.base
  const found = await findVersion(admin, list.name, (data) => isIt(itemById(data, id)))
  const item = itemById(found?.data, id)
  if (item) return item
  throw new ActionError({
    ok: false,
    error: 'Este item mudou demais no site. Abra de novo e tente outra vez.',
  })
}

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
