import 'server-only'
import { ActionError, accessLost, ContentError, isDuplicate, writeFailure } from '@/lib/action/errors'
import type { Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import type { Json } from '@/lib/supabase/database.types'
import { z } from '@/lib/zod'
import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
import { isListKnown, knownList, rememberList } from './known-lists'
import type { StoredItem } from './list'
import { inOrder } from './order'
import { retryOnConflict } from './retry-on-conflict'

export type Written = { list: StoredItem[]; version: number }

/** SAVE-1: `change` runs again after a lost race, so it must be pure. Resolves only when a row was written. */
export async function rewriteList(
  admin: Admin,
  list: ListDefinition,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<Written> {
  return retryOnConflict(`${admin.hotelId} ${list.name}`, async () => {
    const stored = await readList(admin, list)
    if (!stored) await expectHotel(admin)
    return writeList(admin, list, stored, change(stored?.list ?? []))
  })
}

/** `rewriteList` for callers that answer with a result: what `change` refuses is returned, not thrown. */
export async function tryRewrite(
  admin: Admin,
  list: ListDefinition,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<({ ok: true } & Written) | Failure> {
  try {
    return { ok: true, ...(await rewriteList(admin, list, change)) }
  } catch (error) {
    if (error instanceof ActionError) return error.result
    throw error
  }
}

/** Every stored item as its screens show them, inactive and broken ones too; none while there is no row. Throws `ContentError`. */
export async function readItems(admin: Admin, list: ListDefinition): Promise<StoredItem[]> {
  return inOrder(list, (await readList(admin, list))?.list ?? [])
}

async function readList(admin: Admin, list: ListDefinition): Promise<Written | undefined> {
  const { name } = list
  // A long list is dear to send and to read, and its version is not.
  if (isListKnown(admin, name)) {
    const stamp = await readRow(admin, list, 'version, updated_at')
    if (!stamp) return undefined
    const known = knownList(admin, name, stamp)
    if (known) return { list: known, version: stamp.version }
  }
  const row = await readRow(admin, list, 'data, version, updated_at')
  if (!row) return undefined
  const items = storedList.parse(row.data)
  rememberList(admin, name, row, items)
  return { list: items, version: row.version }
}

async function readRow<Columns extends 'version, updated_at' | 'data, version, updated_at'>(
  { supabase, hotelId }: Admin,
  { name, noun }: ListDefinition,
  columns: Columns,
) {
  const { data, error } = await supabase
    .from('hotel_content')
    .select(columns)
    .eq('hotel_id', hotelId)
    .eq('section', name)
    .retry(false)
    .maybeSingle()
  if (error) throw new ContentError(`Erro ao buscar ${noun}`, error)
  return data
}

/** Undefined when another writer was faster. */
async function writeList(
  admin: Admin,
  list: ListDefinition,
  stored: Written | undefined,
  items: StoredItem[],
) {
  const { supabase, hotelId } = admin
  const { name } = list
  const data: Json = JSON.parse(JSON.stringify(items))
  const table = supabase.from('hotel_content')
  const {
    data: rows,
    error,
    status,
  } = stored
    ? await table
        .update({ data })
        .eq('hotel_id', hotelId)
        .eq('section', name)
        .eq('version', stored.version)
        .select('version, updated_at')
    : await table.insert({ hotel_id: hotelId, section: name, data }).select('version, updated_at')
  if (error && isDuplicate(error) && !stored) return undefined
  const answer = writtenRows.safeParse(rows)
  if (!error && answer.success) {
    const [row] = answer.data
    if (!row) return undefined
    const written = withSameItems(storedList.parse(data), items, stored?.list)
    rememberList(admin, name, row, written)
    return { list: written, version: row.version }
  }
  // Without an answer that says so the write may have happened all the same.
  const now = !error || status === 0 ? await readList(admin, list) : undefined
  if (now && sameJson(now.list, data)) return now
  throw error ? writeFailure(error) : new ContentError('Erro ao salvar no banco: resposta ilegível')
}

/** Items that were not changed stay the objects that they were, so that what is known of them need not be found again. */
function withSameItems(written: StoredItem[], items: StoredItem[], before: StoredItem[] = []) {
  const unchanged = new Set(before)
  return written.map((item, place) => {
    const same = items[place]
    return same && unchanged.has(same) ? same : item
  })
}

async function expectHotel(admin: Admin) {
  const { error } = await admin.supabase
    .from('hotels')
    .select('id')
    .eq('id', admin.hotelId)
    .retry(false)
    .single()
  if (error) throw new ContentError('Hotel não encontrado', error)
  await expectRole(admin)
}

/** Where a row is missing or untouched: row security hides rows from those who may not have them. Throws. */
export async function expectRole({ supabase, hotelId }: Admin): Promise<void> {
  const { data: isAdmin, error } = await supabase.rpc('is_hotel_admin', { p_hotel_id: hotelId })
  if (error) throw writeFailure(error)
  if (!isAdmin) throw accessLost()
}

// A reply of another shape must not pass for a row that was written.
const writtenRows = z.array(z.looseObject({ version: z.int() }))
const storedList = z.array(z.looseObject({ id: z.string() }))
