import type { ActionResult, Failure } from '@/lib/access/result'
import { notify } from './notify'

/** The action's result; a failure, also to reach the server, has been told when it resolves. */
export async function toastFailure<T extends object>(
  action: Promise<ActionResult<T>>,
  failure: string,
): Promise<ActionResult<T>> {
  const result = await action.catch(unreachable(failure))
  if (!result.ok) notify.error(result.error, result.title)
  return result
}

/** What a call that never reached the server answers; for `catch`. */
export function unreachable(error: string) {
  return (cause?: unknown): Failure => ({
    ok: false,
    error: isOffline(cause)
      ? `${error} Sem conexão: nada mudou. Verifique a internet e tente de novo.`
      : error,
  })
}

/** Whether a call failed on its way: what the server answers, however wrong, is another matter. */
export function isOffline(cause: unknown): boolean {
  return cause !== undefined && (cause instanceof TypeError || !navigator.onLine)
}

export const nothingLost =
  'Sem conexão: nada do que você digitou se perdeu. Verifique a internet e salve de novo.'
