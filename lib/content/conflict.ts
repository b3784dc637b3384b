import 'server-only'
import type { Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { lastChangeTime } from './last-change'

/** Thrown inside a change: what is stored is no longer what the person saw. `current` is null when it is gone. */
export class ConflictError extends Error {
  readonly current: unknown

  constructor(current: unknown) {
    super('changed meanwhile')
    this.current = current
  }
}

/** The answer of SAVE-4. `pick` takes the item out of a version, to find when it last changed. */
export async function conflictFailure(
  admin: Admin,
  section: string,
  current: unknown,
  pick: (data: unknown) => unknown,
): Promise<Failure> {
  const at = await lastChangeTime(admin, section, pick)
  const what = current === null ? 'excluído' : 'alterado'
  return { ok: false, error: `Este item foi ${what} por outra pessoa às ${at}.`, conflict: { at, current } }
}
