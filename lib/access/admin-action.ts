import 'server-only'
import { refresh } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'
import { ActionError, ContentError } from '@/lib/access/errors'
import type { ActionResult, Failure } from '@/lib/access/result'
import { logEvent } from '@/lib/log'
import { securityEvent } from '@/lib/security-log'
import { signedOut } from '@/lib/server/requests/places'
import { noteCall } from '@/lib/server/requests/read-calls'
import type { z } from '@/lib/zod'
import { denialNotice } from './denials'
import { type Admin, checkAdmin, type Refusal } from './guard'

/** Declares an action. Never rejects: logs unexpected errors and answers with `failure`, perhaps with the backend's `reason`. */
export function adminAction<S extends z.ZodType, T extends object>(
  schema: S,
  failure: string | ((input: unknown, reason?: string) => string),
  fn: (input: z.output<S>, admin: Admin) => Promise<ActionResult<T>>,
  guard = checkAdmin,
): (input: z.input<S>) => Promise<ActionResult<T>> {
  return async (input) => {
    noteCall()
    const say = (reason?: string) => (typeof failure === 'string' ? failure : failure(input, reason))
    try {
      const checked = await guard()
      if ('denied' in checked) return denial(checked, say(), say(checked.error?.message))
      const parsed = schema.safeParse(storable(input))
      if (!parsed.success) return invalid(parsed.error)
      return await fn(parsed.data, checked.admin)
    } catch (error) {
      unstable_rethrow(error)
      if (error instanceof ActionError) return error.result
      logEvent('action_failed', { failure: say(), error })
      return { ok: false, error: say(error instanceof ContentError ? error.message : undefined) }
    }
  }
}

/** `message` is the action's own `failure`, or the backend's message if the action shows it. */
function denial({ denied, error: reason }: Refusal, failure: string, message: string): Failure {
  // The permission is unknown, so show the action's own message, never 'Acesso negado': for the hotel this is a failed save.
  if (denied === 'unavailable') {
    logEvent('action_failed', { failure, error: reason ?? 'the backend did not say who may do this' })
    const isReason = message !== failure
    const error = isReason ? message : `${failure} O servidor não respondeu; tente de novo em instantes.`
    return { ok: false, error }
  }
  securityEvent('action_refused', { reason: denied })
  if (denied === 'signed-out') return { ok: false, signedOut: true, error: signedOut }
  const { title, text } = denialNotice(denied)
  return { ok: false, title, error: text }
}

/** Returns an input's errors by field, for rules that depend on the signed-in person. */
export function invalid({ issues }: z.ZodError): Failure {
  const fieldErrors: Record<string, string> = {}
  for (const { path, message } of issues) fieldErrors[path.join('.')] ??= message
  return { ok: false, error: issues[0]?.message ?? 'Confira os campos.', fieldErrors }
}

/** Refreshes the page if the change succeeded, and returns its result. */
export async function refreshAfter<R extends { ok: boolean }>(change: Promise<R>): Promise<R> {
  const result = await change
  if (result.ok) refresh()
  return result
}

/** Removes what PostgreSQL cannot store: NUL, and lone surrogates, which become U+FFFD (SAVE-9). */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (Array.isArray(value)) return value.map(storable)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), storable(part)]))
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
