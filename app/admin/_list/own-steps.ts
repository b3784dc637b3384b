import type { ActionResult } from '@/lib/access/result'

/** Fingerprints of an item before and after an action. */
export type Step = { id: string; from: string; to: string }

/** Changes made by this tab; the page receives them some time after the action's response. */
const steps = new Map<string, string>()
let running: Promise<void> | null = null

/** Resolves when all actions sent so far are answered; null if none is running. */
export function pendingActions(): Promise<void> | null {
  return running
}

/** Runs an action after the previous ones and records the changes that it made. */
export function sendInTurn<Done extends object>(
  send: () => Promise<ActionResult<Done & { steps?: Step[] }>>,
): Promise<ActionResult<Done & { steps?: Step[] }>> {
  const answer = (running ?? Promise.resolve()).then(send).then((result) => {
    for (const { id, from, to } of (result.ok && result.steps) || []) {
      // An undo returns to an earlier state, which has no successor any more.
      steps.delete(key(id, to))
      if (from !== to) steps.set(key(id, from), to)
    }
    return result
  })
  const turn = answer
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => {
      if (running === turn) running = null
    })
  running = turn
  return answer
}

/** Follows this tab's own changes from the `shown` fingerprint to the latest one. */
export function ownFingerprint(id: string, shown: string): string {
  const next = steps.get(key(id, shown))
  return next === undefined ? shown : ownFingerprint(id, next)
}

function key(id: string, fingerprint: string) {
  return `${id} ${fingerprint}`
}
