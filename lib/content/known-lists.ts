import 'server-only'
import type { Admin } from '@/lib/auth/guard'
import { z } from '@/lib/zod'
import type { StoredItem } from './list'

type Known = { stamp: string; list: StoredItem[] }

declare global {
  // Pages, actions and routes are separate bundles, which know of each other's lists only here.
  var knownLists: Map<string, Known> | undefined
}

const stamped = z.object({ version: z.int(), updated_at: z.string() })

/** The list of this section as it was last read or written here, while the database names the same `row` of it. */
export function knownList(admin: Admin, section: string, row: unknown): StoredItem[] | undefined {
  const known = lists().get(keyOf(admin, section))
  return known && known.stamp === stampOf(row) ? known.list : undefined
}

/** Whether asking the database for the row without its data may be enough. */
export function isListKnown(admin: Admin, section: string): boolean {
  return lists().has(keyOf(admin, section))
}

/** What `row` says it holds; nobody may change the items afterwards. */
export function rememberList(admin: Admin, section: string, row: unknown, list: StoredItem[]): void {
  const stamp = stampOf(row)
  if (stamp) lists().set(keyOf(admin, section), { stamp, list })
}

function lists() {
  globalThis.knownLists ??= new Map()
  return globalThis.knownLists
}

function keyOf({ hotelId }: Admin, section: string) {
  return `${hotelId} ${section}`
}

// The moment beside the number: a database that was restored counts anew.
function stampOf(row: unknown) {
  const { data } = stamped.safeParse(row)
  return data && `${data.version} ${data.updated_at}`
}
