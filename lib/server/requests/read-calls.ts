import { requestId } from '@/lib/log'
import { sharedState } from '@/lib/shared-state.mjs'

/** Returns the open action calls by request id, with whether their action has begun. */
export function getOpenCalls(): Map<string, boolean> {
  return sharedState('calls', () => new Map())
}

/** Marks the call as readable: from here on a failure is the server's. Every action calls this first. */
export function noteCall() {
  const id = requestId()
  if (id && getOpenCalls().has(id)) getOpenCalls().set(id, true)
}
