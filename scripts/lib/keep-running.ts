import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './children.ts'
import { Refusal } from './refusal.ts'
import { atEnd } from './run-command.ts'

/** A process, and how to start it again. */
export type Part = { name: string; child: Child; again: () => Promise<Child> }

const maxFailures = 5
const healthyAfter = 60_000

/** Restarts each part when it dies, after growing delays. Throws a Refusal after repeated crashes. */
export async function keepRunning(parts: Part[], pause = 1000): Promise<never> {
  let isOver = false
  return Promise.race(parts.map(keep))

  async function keep({ name, child, again }: Part): Promise<never> {
    let failures = 0
    let last = child
    for (let running: Child | undefined = child; ; running = await again().catch(() => undefined)) {
      // Registered after the child, because the last registered runs first.
      atEnd(() => {
        isOver = true
      })
      const began = Date.now()
      const code = running ? await running.exited : 'não ligou'
      last = running ?? last
      failures = Date.now() - began > healthyAfter ? 1 : failures + 1
      if (failures >= maxFailures)
        throw new Refusal(
          `Parou ${failures} vezes seguidas: ${name} (código ${code}).\n\n${last.tail()}`.trimEnd(),
        )
      const wait = pause * 2 ** (failures - 1)
      if (!isOver)
        console.error(`Parou sem ser pedido: ${name} (código ${code}). Ligando de novo em ${wait / 1000} s.`)
      await sleep(wait)
      // Restarts nothing while the command ends.
      if (isOver) await new Promise(() => {})
    }
  }
}
