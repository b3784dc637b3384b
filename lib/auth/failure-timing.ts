import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds. More than a password check takes, so that all failures take the same. */
const STEP_MS = 1000

/** Holds a failure (anything but undefined) back to a whole second: time must not tell whether an account exists. */
export async function padFailureTime<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  const began = performance.now()
  const failure = await work()
  if (failure !== undefined) await sleep(STEP_MS - ((performance.now() - began) % STEP_MS))
  return failure
}
