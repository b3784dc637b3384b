import type { ActionResult, Failure } from '@/lib/action/result'
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
  return (): Failure => ({ ok: false, error })
}
