import 'server-only'
import type { Admin } from '@/lib/auth/guard'
import { z } from '@/lib/zod'
import type { StoredItem } from './list'

type Known = { stamp: string; list: StoredItem[] }

declare global {
  // Pages, actions and routes are separate bundles and share lists only through `globalThis`.
  var knownLists: Map<string, Known> | undefined
}

const stamped = z.object({ version: z.int(), updated_at: z.string() })

/** Returns the list as last read or written here, if the database still reports the same `row`. */
export function knownList(admin: Admin, section: string, row: unknown): StoredItem[] | undefined {
  const known = lists().get(keyOf(admin, section))
  return known && known.stamp === stampOf(row) ? known.list : undefined
}

/** Whether it may be enough to ask the database for the row without its data. */
export function isListKnown(admin: Admin, section: string): boolean {
  return lists().has(keyOf(admin, section))
}

/** Remembers the list that `row` holds; its items must not be modified afterwards. */
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

// Includes the time, because a restored database counts its versions again.
function stampOf(row: unknown) {
  const { data } = stamped.safeParse(row)
  return data && `${data.version} ${data.updated_at}`
}
