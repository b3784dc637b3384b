import type { Failure } from '@/lib/access/result'

/** Thrown inside a change to stop the write with an expected failure. */
export class ActionError extends Error {
  readonly result: Failure

  constructor(result: Failure) {
    super(result.error)
    this.name = 'ActionError'
    this.result = result
  }
}

/** A backend failure. The message ends with the backend's own, which is shown where a rule says so (ADM-7). */
export class ContentError extends Error {
  constructor(failed: string, backend?: { message: string }) {
    super(backend ? `${failed}: ${backend.message}` : failed)
  }
}

/** Checks whether the write failed because a row with this key exists. */
export function isDuplicate({ code }: { code: string }): boolean {
  return code === '23505'
}

/** Returns the error for a refused write: an `ActionError` if the account lacks the permission. */
export function writeFailure(error: {
  code: string
  message: string
  hint?: string | null
}): ActionError | ContentError {
  if (error.hint === 'brand')
    return new ActionError({ ok: false, title: 'Acesso negado', error: brandOfManagers })
  if (error.code === '23514' && error.message.startsWith('the list is larger'))
    return new ActionError({ ok: false, error: listIsFull })
  return error.code === '42501' ? accessLost() : new ContentError('Erro ao salvar no banco', error)
}

/** Shown when a list reaches the database's size limit (SAVE-19). */
const listIsFull =
  'Não cabe mais nada nesta lista: exclua itens que não usa mais, ou encurte textos, e salve de novo.'

/** Replaces the brand's fields for people who do not manage the team. */
export const brandOfManagers = 'Nome, logotipo, cores e letras são mudados só por quem gerencia a equipe.'

/** Returns the error for a person who may no longer administer the hotel (SAVE-11). */
export function accessLost(): ActionError {
  return new ActionError({
    ok: false,
    title: 'Acesso negado',
    error: 'Você não tem permissão para acessar esta página.',
  })
}
