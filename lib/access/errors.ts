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

type BackendError = { code?: string; message: string }

/** The backend failed. The message is Portuguese and may be shown; the backend's own message (`cause`) is for the log (ADM-7). */
export class ContentError extends Error {
  constructor(failed: string, backend?: BackendError) {
    super(backend ? `${failed}: ${inPortuguese(backend)}` : failed, { cause: backend?.message })
  }
}

function inPortuguese({ code = '' }: BackendError): string {
  if (!code || /^(?:PGRST00|08)/.test(code)) return 'o servidor não respondeu'
  if (code === '57014') return 'o banco de dados demorou demais a responder'
  if (code === '25006') return 'o banco de dados só permite leitura no momento'
  if (code === 'PGRST116') return 'não há registro dele'
  if (code.startsWith('53')) return 'o banco de dados está cheio ou sobrecarregado'
  if (code === '23514') return 'o conteúdo passa dos limites do banco de dados'
  return `o banco de dados recusou (código ${code})`
}

/** Whether a row with this key exists already. */
export function isDuplicate({ code }: { code: string }): boolean {
  return code === '23505'
}

/** Returns the error for a refused write: an `ActionError` if the person has no permission. */
export function writeFailure({
  code,
  message,
  hint,
}: {
  code: string
  message: string
  hint?: string | null
}): ActionError | ContentError {
  if (hint === 'brand') return new ActionError({ ok: false, title: 'Acesso negado', error: brandOfManagers })
  return code === '42501' ? accessLost() : new ContentError('Erro ao salvar no banco', { code, message })
}

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
