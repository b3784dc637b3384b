import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import { denialNotice } from '@/lib/auth/denials'
import { type Admin, checkAdmin, type Denial } from '@/lib/auth/guard'
import { securityEvent } from '@/lib/auth/security-log'
import { ContentError, Refused } from '@/lib/content/failures'
import { storable } from '@/lib/content/storable'
import { logEvent } from '@/lib/log'

/** Somebody else changed the same thing meanwhile: `at` is HH:mm in America/Sao_Paulo, `current` null when deleted. */
export type Conflict = { at: string; current: unknown }

/** An expected failure. `title` heads the toast ('Erro' without one), `error` is its text; field errors by path. */
export type Failure = {
  ok: false
  title?: string
  error: string
  fieldErrors?: Record<string, string>
  conflict?: Conflict
  signedOut?: true
}

export type ActionResult<T extends object = object> = ({ ok: true } & T) | Failure

/**
 * The one way to declare an action (rule 7): authorise, parse, do. A surprise is logged and answered with `failure`,
 * the spec's message, or with the backend's own where the spec has one (§8). Never rejects, so that a form keeps what
 * was typed. `guard` is another only for what leads into the panel.
 */
export function adminAction<S extends z.ZodType, T extends object>(
  schema: S,
  failure: string,
  fn: (input: z.output<S>, admin: Admin) => Promise<ActionResult<T>>,
  guard = checkAdmin,
): (input: z.input<S>) => Promise<ActionResult<T>> {
  return async (input) => {
    try {
      const checked = await guard()
      if ('denied' in checked) return denial(checked.denied, failure)
      const parsed = schema.safeParse(storable(input))
      if (!parsed.success) return invalid(parsed.error)
      return await fn(parsed.data, checked.admin)
    } catch (error) {
      unstable_rethrow(error)
      if (error instanceof Refused) return error.result
      logEvent('action_failed', { failure, error })
      return { ok: false, error: error instanceof ContentError ? error.message : failure }
    }
  }
}

function denial(denied: Denial, failure: string): Failure {
  securityEvent('action_refused', { reason: denied })
  if (denied === 'signed-out') {
    return {
      ok: false,
      signedOut: true,
      error: 'Sua sessão expirou. Entre novamente em outra aba e salve de novo.',
    }
  }
  // Nothing is known about the access: the action's own message, and never 'Acesso negado'.
  if (denied === 'unavailable') {
    return { ok: false, error: `${failure} O servidor não respondeu; tente de novo em instantes.` }
  }
  const { title, text } = denialNotice(denied)
  return { ok: false, title, error: text }
}

/** What is wrong with an input, at its fields; for rules that need to know who asks. */
export function invalid({ issues }: z.ZodError): Failure {
  const fieldErrors: Record<string, string> = {}
  for (const { path, message } of issues) fieldErrors[path.join('.')] ??= message
  return { ok: false, error: issues[0]?.message ?? 'Confira os campos.', fieldErrors }
}
