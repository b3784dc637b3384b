import 'server-only'
import { ActionError, accessLost, ContentError, isDuplicate, writeFailure } from '@/lib/action/errors'
import type { Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import type { Json } from '@/lib/supabase/database.types'
import { z } from '@/lib/zod'
import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
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

async function readList(
  { supabase, hotelId }: Admin,
  { name, noun }: ListDefinition,
): Promise<Written | undefined> {
  const { data: row, error } = await supabase
    .from('hotel_content')
    .select('data, version')
    .eq('hotel_id', hotelId)
    .eq('section', name)
    .retry(false)
    .maybeSingle()
  if (error) throw new ContentError(`Erro ao buscar ${noun}`, error)
  return row ? { list: storedList.parse(row.data), version: row.version } : undefined
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
        .select('version')
    : await table.insert({ hotel_id: hotelId, section: name, data }).select('version')
  if (error && isDuplicate(error) && !stored) return undefined
  const answer = writtenRows.safeParse(rows)
  if (!error && answer.success) {
    const [row] = answer.data
    return row && { list: storedList.parse(data), version: row.version }
  }
  // Without an answer that says so the write may have happened all the same.
  const now = !error || status === 0 ? await readList(admin, list) : undefined
  if (now && sameJson(now.list, data)) return now
  throw error ? writeFailure(error) : new ContentError('Erro ao salvar no banco: resposta ilegível')
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
const writtenRows = z.array(z.object({ version: z.int() }))
const storedList = z.array(z.looseObject({ id: z.string() }))
