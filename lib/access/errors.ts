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

/** The backend failed. The message ends with the backend's own words, which are shown where a rule says so (ADM-7). */
export class ContentError extends Error {
  constructor(failed: string, backend?: { message: string }) {
    super(backend ? `${failed}: ${backend.message}` : failed)
  }
}

/** Whether a row with this key exists already. */
export function isDuplicate({ code }: { code: string }): boolean {
  return code === '23505'
}

/** Returns the error for a refused write: an `ActionError` if the person has no permission. */
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

/** Of a list that has reached the database's bound (SAVE-19). */
const listIsFull =
  'Não cabe mais nada nesta lista: exclua itens que não usa mais, ou encurte textos, e salve de novo.'

/** Shown instead of the brand's fields to people who do not manage the team. */
export const brandOfManagers = 'Nome, logotipo, cores e letras são mudados só por quem gerencia a equipe.'

/** The person may no longer administer the hotel (SAVE-11). */
export function accessLost(): ActionError {
  return new ActionError({
    ok: false,
    title: 'Acesso negado',
    error: 'Você não tem permissão para acessar esta página.',
  })
}
