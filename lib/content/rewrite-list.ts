import 'server-only'
import { ActionError, accessLost, ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { Failure } from '@/lib/access/result'
import { withDeadline } from '@/lib/deadline'
import type { Json } from '@/lib/supabase/database.types'
import { z } from '@/lib/zod'
import type { ListDefinition } from './definition'
import { applyDue } from './due'
import { sameJson } from './fingerprint'
import { inOrder, type StoredItem } from './list'

type Stored = { list: StoredItem[]; version: number }

/** `before` is the list that was replaced. */
export type Written = Stored & { before: StoredItem[] }

/** Rewrites a list (SAVE-1). `change` runs again after a lost race, so it must be pure. Resolves only if a row was written. */
export async function rewriteList(
  admin: Admin,
  list: ListDefinition,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<Written> {
  return retryOnConflict(`${admin.hotelId} ${list.name}`, async () => {
    const stored = await readList(admin, list)
    if (!stored && list.start) {
      // A version of its own, so that the history knows what a first change takes away; the next attempt changes it.
      await writeList(admin, list, undefined, list.start)
      return undefined
    }
    const before = stored?.list ?? []
    const items = await changed(admin, stored, () => change(before))
    const written = await writeList(admin, list, stored, items)
    return written && { ...written, before }
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

/** Returns every stored item in order, including inactive and broken ones; without a stored list what it starts with. Throws `ContentError`. */
export async function readItems(admin: Admin, list: ListDefinition): Promise<StoredItem[]> {
  const stored = await readList(admin, list)
  return inOrder(list, stored?.list ?? list.start ?? [])
}

async function readList(admin: Admin, { name, label }: ListDefinition): Promise<Stored | undefined> {
  await applyDue(admin)
  const { supabase, hotelId } = admin
  const { data: row, error } = await supabase
    .from('hotel_content')
    .select('data, version')
    .eq('hotel_id', hotelId)
    .eq('section', name)
    .retry(false)
    .maybeSingle()
  if (error) throw new ContentError(`Erro ao buscar ${label.toLowerCase()}`, error)
  return row ? { list: storedList.parse(row.data), version: row.version } : undefined
}

/** Returns undefined if another writer was faster. */
async function writeList(
  admin: Admin,
  list: ListDefinition,
  stored: Stored | undefined,
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
  // Without a confirmation the write may still have happened.
  const now = !error || status === 0 ? await readList(admin, list) : undefined
  if (now && sameJson(now.list, data)) return now
  throw error ? writeFailure(error) : new ContentError('Erro ao salvar no banco: resposta ilegível')
}

/** Row security hides a list from a person who has lost the role; a refusal then must not speak of the list (SAVE-11). */
async function changed(admin: Admin, stored: Stored | undefined, change: () => StoredItem[]) {
  try {
    return change()
  } catch (error) {
    if (!stored) await expectRole(admin)
    throw error
  }
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

const attempts = 30
const longestWait = 2000

/** Repeats `attempt` while it returns undefined, up to 30 lost races. Within a process, writers of one `key` take turns. */
export function retryOnConflict<T>(key: string, attempt: () => Promise<T | undefined>): Promise<T> {
  return inTurn(key, async () => {
    for (let lost = 0; lost < attempts; lost++) {
      if (lost > 0) await pause(lost)
      const written = await attempt()
      if (written !== undefined) return written
    }
    throw new ContentError('Erro ao salvar no banco: muitas alterações ao mesmo tempo')
  })
}

const tails = new Map<string, Promise<unknown>>()

function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = tails.get(key)
  const result = before ? withDeadline(() => before, longestWait).then(task, task) : task()
  const tail = result.then(forget, forget)
  tails.set(key, tail)
  return result

  function forget() {
    if (tails.get(key) === tail) tails.delete(key)
  }
}

/** Grows with each lost race and is random, so that processes get out of step. */
function pause(lost: number) {
  const longest = Math.min(10 * 2 ** lost, 250)
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
