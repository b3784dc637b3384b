import type { Failure } from '@/lib/action/result'

/** Thrown inside a change to stop the write with an expected failure. */
export class ActionError extends Error {
  readonly result: Failure

  constructor(result: Failure) {
    super(result.error)
    this.name = 'ActionError'
    this.result = result
  }
}

/** The backend failed; the message is fit to be shown, detail included (ADM-7). */
export class ContentError extends Error {}

/** A row with this key is there already. */
export function isDuplicate({ code }: { code: string }): boolean {
  return code === '23505'
}

/** What to throw when the database did not take a write: `ActionError` when it says that the role is gone. */
export function writeFailure({
  code,
  message,
}: {
  code: string
  message: string
}): ActionError | ContentError {
  return code === '42501' ? accessLost() : new ContentError(`Erro ao salvar no banco: ${message}`)
}

/** The person may no longer administer the hotel (SAVE-11). */
export function accessLost(): ActionError {
  return new ActionError({
    ok: false,
    title: 'Acesso negado',
    error: 'Você não tem permissão para acessar esta página.',
  })
}
