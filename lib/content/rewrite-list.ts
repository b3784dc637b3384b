import { ActionError, accessLost, ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { Failure } from '@/lib/access/result'
import type { Json } from '@/lib/supabase/database.types'
import { z } from '@/lib/zod'
import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
import type { StoredItem } from './list'
import { inOrder } from './order'
import { retryOnConflict } from './retry-on-conflict'
import 'server-only'
import { sharedState } from '@/lib/shared-state.mjs'

export type Written = { list: StoredItem[]; version: number }

/** Rewrites a list (SAVE-1). `change` runs again after a lost race, so it must be pure. Resolves only if a row was written. */
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

/** Like `rewriteList`, but returns a refusal of `change` instead of throwing it. */
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

/** Returns every stored item in order, including inactive and broken ones; empty without a row. Throws `ContentError`. */
export async function readItems(admin: Admin, list: ListDefinition): Promise<StoredItem[]> {
  return inOrder(list, (await readList(admin, list))?.list ?? [])
}

async function readList(admin: Admin, list: ListDefinition): Promise<Written | undefined> {
  const { name } = list
  // Transferring a long list is expensive, so ask for its version only.
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

/** Returns undefined if another writer was faster. */
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
  // Without a confirmation the write may still have happened.
  const now = !error || status === 0 ? await readList(admin, list) : undefined
  if (now && sameJson(now.list, data)) return now
  throw error ? writeFailure(error) : new ContentError('Erro ao salvar no banco: resposta ilegível')
}

/** Keeps the objects of unchanged items, so that values cached for them stay valid. */
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

/** Checks the role when a row is missing or unchanged, because row security hides rows. Throws. */
export async function expectRole({ supabase, hotelId }: Admin): Promise<void> {
  const { data: isAdmin, error } = await supabase.rpc('is_hotel_admin', { p_hotel_id: hotelId })
  if (error) throw writeFailure(error)
  if (!isAdmin) throw accessLost()
}

// An answer of another shape must not count as a written row.
const writtenRows = z.array(z.looseObject({ version: z.int() }))
const storedList = z.array(z.looseObject({ id: z.string() }))

type Known = { stamp: string; list: StoredItem[] }

const stamped = z.object({ version: z.int(), updated_at: z.string() })

/** Returns the list as last read or written here, if the database still reports the same `row`. */
function knownList(admin: Admin, section: string, row: unknown): StoredItem[] | undefined {
  const known = lists().get(keyOf(admin, section))
  return known && known.stamp === stampOf(row) ? known.list : undefined
}

/** Whether it may be enough to ask the database for the row without its data. */
function isListKnown(admin: Admin, section: string): boolean {
  return lists().has(keyOf(admin, section))
}

/** Remembers the list that `row` holds; its items must not be modified afterwards. */
function rememberList(admin: Admin, section: string, row: unknown, list: StoredItem[]): void {
  const stamp = stampOf(row)
  if (stamp) lists().set(keyOf(admin, section), { stamp, list })
}

function lists() {
  return sharedState('known lists', () => new Map<string, Known>())
}

function keyOf({ hotelId }: Admin, section: string) {
  return `${hotelId} ${section}`
}

// Includes the time, because a restored database counts its versions again.
function stampOf(row: unknown) {
  const { data } = stamped.safeParse(row)
  return data && `${data.version} ${data.updated_at}`
}
