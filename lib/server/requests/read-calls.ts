import { requestId } from '@/lib/log'
import { sharedState } from '@/lib/shared-state.mjs'

/** The calls that are being answered, by the id of their request, and whether their action has been reached. */
export function calls(): Map<string, boolean> {
  return sharedState('calls', () => new Map())
}

/** Notes that Next has read the call: what fails from here on is a failure of the server. Every action begins with it. */
export function noteCall() {
  const id = requestId()
  if (id && calls().has(id)) calls().set(id, true)
}
