import 'server-only'
import { ActionError, ContentError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { Failure } from '@/lib/access/result'
import { withDeadline } from '@/lib/deadline'
import type { SectionDefinition } from './definition'
import type { StoredItem } from './list'
import { expectRole, readSection, type Stored, writeSection } from './section-store'

/** `before` is the replaced list. */
export type Written = Stored & { before: StoredItem[] }

/** Rewrites a section's items (SAVE-1). `change` runs again after a lost race, so it must be pure. Resolves only if a row was written. */
export async function rewriteList(
  admin: Admin,
  section: SectionDefinition,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<Written> {
  return retryOnConflict(`${admin.hotelId} ${section.name}`, async () => {
    const stored = await readSection(admin, section)
    if (!stored && section.start) {
      // Store the initial content as its own version, so that the history shows what the first change removes; the next
      // attempt makes that change.
      await writeSection(admin, section, undefined, section.start)
      return undefined
    }
    const before = stored?.list ?? []
    const items = await runChange(admin, stored, () => change(before))
    const written = await writeSection(admin, section, stored, items)
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

/** Row security hides the list from a person who has lost the role, so report that instead of the refusal (SAVE-11). */
async function runChange(admin: Admin, stored: Stored | undefined, change: () => StoredItem[]) {
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
  return runInTurn(key, async () => {
    for (let lost = 0; lost < attempts; lost++) {
      if (lost > 0) await waitAfterLostRace(lost)
      const written = await attempt()
      if (written !== undefined) return written
    }
    throw new ContentError('Erro ao salvar no banco: muitas alterações ao mesmo tempo')
  })
}

const tails = new Map<string, Promise<unknown>>()

function runInTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = tails.get(key)
  const result = before ? withDeadline(() => before, longestWait).then(task, task) : task()
  const tail = result.then(removeTail, removeTail)
  tails.set(key, tail)
  return result

  function removeTail() {
    if (tails.get(key) === tail) tails.delete(key)
  }
}

/** Waits longer after each lost race, for a random time that desynchronises processes. */
function waitAfterLostRace(lost: number) {
  const longest = Math.min(10 * 2 ** lost, 250)
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
