import 'server-only'
import { ActionError, ContentError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { Failure } from '@/lib/access/result'
import { withDeadline } from '@/lib/deadline'
import type { SectionDefinition } from './definition'
import { inOrder, type StoredItem } from './list'
import { expectRole, readStored, type Stored, writeStored } from './section-store'

/** `before` is the list that was replaced. */
export type Written = Stored & { before: StoredItem[] }

/** Rewrites a section's items (SAVE-1). `change` runs again after a lost race, so it must be pure. Resolves only if a row was written. */
export async function rewriteList(
  admin: Admin,
  section: SectionDefinition,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<Written> {
  return retryOnConflict(`${admin.hotelId} ${section.name}`, async () => {
    const stored = await readStored(admin, section)
    if (!stored && section.start) {
      // A version of its own, so that the history knows what a first change takes away; the next attempt changes it.
      await writeStored(admin, section, undefined, section.start)
      return undefined
    }
    const before = stored?.list ?? []
    const items = await changed(admin, stored, () => change(before))
    const written = await writeStored(admin, section, stored, items)
    return written && { ...written, before }
  })
}

/** Like `rewriteList`, but returns a refusal of `change` instead of throwing it. */
export async function tryRewrite(
  admin: Admin,
  section: SectionDefinition,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<({ ok: true } & Written) | Failure> {
  try {
    return { ok: true, ...(await rewriteList(admin, section, change)) }
  } catch (error) {
    if (error instanceof ActionError) return error.result
    throw error
  }
}

/** Returns every stored item in order, including inactive and broken ones; without a stored list what it starts with. Throws `ContentError`. */
export async function readItems(admin: Admin, section: SectionDefinition): Promise<StoredItem[]> {
  const stored = await readStored(admin, section)
  return inOrder(section, stored?.list ?? section.start ?? [])
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
