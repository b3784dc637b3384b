import { requestId } from '@/lib/log'
import { sharedState } from '@/lib/shared-state.mjs'

/** Returns the open action calls by request id, with whether their action has begun. */
export function calls(): Map<string, boolean> {
  return sharedState('calls', () => new Map())
}

/** Marks the call as readable: from here on a failure is the server's. Every action calls this first. */
export function noteCall() {
  const id = requestId()
  if (id && calls().has(id)) calls().set(id, true)
}
