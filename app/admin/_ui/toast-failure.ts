import type { ActionResult, Failure } from '@/lib/access/result'
import { notify } from './notify'

/** Returns the action's result and shows any failure as a toast, including an unreachable server. */
export async function notifyFailure<T extends object>(
  action: Promise<ActionResult<T>>,
  failure: string,
): Promise<ActionResult<T>> {
  const result = await action.catch(unreachableResult(failure))
  if (!result.ok) notify.error(result.error, result.title)
  return result
}

/** Returns a `catch` handler that converts an unreachable server to a failed result. */
export function unreachableResult(error: string) {
  return (cause?: unknown): Failure => ({
    ok: false,
    error: isOffline(cause)
      ? `${error} Sem conexão: nada mudou. Verifique a internet e tente de novo.`
      : error,
  })
}

/** Returns whether a call failed because of the network. */
export function isOffline(cause: unknown): boolean {
  return cause !== undefined && (cause instanceof TypeError || !navigator.onLine)
}

export const nothingLost =
  'Sem conexão: nada do que você digitou se perdeu. Verifique a internet e salve de novo.'
