import type { ActionResult } from '@/lib/access/result'

/** What an action has made of an item: the fingerprints of it before and after. */
export type Step = { id: string; from: string; to: string }

/** The changes that this tab has made; the page shows them some time after their actions. */
const steps = new Map<string, string>()
let running: Promise<void> | null = null

/** Resolves when every action sent so far has been answered; null if none is on its way. */
export function pendingActions(): Promise<void> | null {
  return running
}

/** Sends an action after those before it have been answered, and remembers what it has changed. */
export function sendInTurn<Done extends object>(
  send: () => Promise<ActionResult<Done & { steps?: Step[] }>>,
): Promise<ActionResult<Done & { steps?: Step[] }>> {
  const answer = (running ?? Promise.resolve()).then(send).then((result) => {
    for (const { id, from, to } of (result.ok && result.steps) || []) {
      // What a change was undone to has no later step any more.
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

/** Returns the fingerprint that an item has now if nobody but this tab has changed it since it was `shown`. */
export function ownFingerprint(id: string, shown: string): string {
  const next = steps.get(key(id, shown))
  return next === undefined ? shown : ownFingerprint(id, next)
}

function key(id: string, fingerprint: string) {
  return `${id} ${fingerprint}`
}
