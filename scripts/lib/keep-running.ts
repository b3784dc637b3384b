import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './children.ts'
import { Refusal } from './refusal.ts'
import { atEnd } from './run-command.ts'

/** A part of what runs: its process, and how to start another. */
export type Part = { name: string; child: Child; again: () => Promise<Child> }

const maxFailures = 5
const healthyAfter = 60_000

/** Starts each part again when it dies, later after each failure. Throws a Refusal when one dies time after time. */
export async function keepRunning(parts: Part[], pause = 1000): Promise<never> {
  let isOver = false
  return Promise.race(parts.map(keep))

  async function keep({ name, child, again }: Part): Promise<never> {
    let failures = 0
    let last = child
    for (let running: Child | undefined = child; ; running = await again().catch(() => undefined)) {
      // Registered after the child, so that it is known before the child is stopped.
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
      // While everything ends, what ended stays so.
      if (isOver) await new Promise(() => {})
    }
  }
}
