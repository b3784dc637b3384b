import type { ActionResult, Failure } from '@/lib/access/result'
import { notify } from './notify'

/** Returns the action's result and shows a failure, also one to reach the server. */
export async function notifyFailure<T extends object>(
  action: Promise<ActionResult<T>>,
  failure: string,
): Promise<ActionResult<T>> {
  const result = await action.catch(unreachableResult(failure))
  if (!result.ok) notify.error(result.error, result.title)
  return result
}

/** For `catch`: makes the result of a call that did not reach the server. */
export function unreachableResult(error: string) {
  return (cause?: unknown): Failure => ({
    ok: false,
    error: isOffline(cause)
      ? `${error} Sem conexão: nada mudou. Verifique a internet e tente de novo.`
      : error,
  })
}

/** Whether a call failed on the network, not by an answer of the server. */
export function isOffline(cause: unknown): boolean {
  return cause !== undefined && (cause instanceof TypeError || !navigator.onLine)
}

export const nothingLost =
  'Sem conexão: nada do que você digitou se perdeu. Verifique a internet e salve de novo.'
