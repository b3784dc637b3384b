import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { ConflictError } from '@/lib/content/conflict'
import type { ListDefinition } from '@/lib/content/definition'
import { upperFirst } from '@/lib/content/list-texts'
import { itemFingerprint } from '@/lib/content/order'
import { tryRewrite, type Written } from '@/lib/content/rewrite-list'
import { itemConflict } from '@/lib/content/save-item'
import { stepOf } from '@/lib/content/versions'
import { planItem } from './plan-item'

type Wanted = {
  id: string
  /** The item becomes what it was before this version. */
  version: number
  /** Of the item as the comparison showed it; null when it was gone. Another one is a conflict (HIST-7). */
  expectedFingerprint: string | null
  /** Takes a free address where the old one is another item's by now. */
  newAddress: boolean
}

/** Brings one item back and touches no other (HIST-7). The answer's fingerprint and version are for undoing. */
export async function restoreItemBefore(
  admin: Admin,
  list: ListDefinition,
  { id, version, expectedFingerprint, newAddress }: Wanted,
): Promise<ActionResult<Written & { fingerprint: string }>> {
  const step = await stepOf(admin, list.name, version)
  let fingerprint = ''
  try {
    const result = await tryRewrite(admin, list, (items) => {
      const plan = step && planItem(list, items, id, step)
      if (!plan) throw refusal('Este item não está no histórico.')
      const { current, item, taken } = plan
      if ((current ? itemFingerprint(list, current) : null) !== expectedFingerprint)
        throw new ConflictError(current ?? null)
      if (taken && !newAddress) throw refusal(`${upperFirst(list.unique?.message ?? '')}: “${taken.by}”.`)
      fingerprint = itemFingerprint(list, item)
      return plan.items
    })
    return result.ok ? { ...result, fingerprint } : result
  } catch (error) {
    if (error instanceof ConflictError) return itemConflict(admin, list, id, error)
    throw error
  }
}

function refusal(error: string) {
  return new ActionError({ ok: false, error })
}
