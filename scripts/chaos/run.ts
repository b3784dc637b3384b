import { setTimeout as sleep } from 'node:timers/promises'
import { type Mode, modes, type World } from './modes.ts'
import type { Readers, Reading } from './readers.ts'
import type { Writer } from './writer.ts'

type Played = { mode: string; seconds: number; reading: Reading }

/** Milliseconds that visitors meet each mode at least, also when all saves are refused at once. */
const leastMs = 8000

export async function playModes(
  world: World,
  readers: Readers,
  writers: Writer[],
  share: number,
): Promise<Played[]> {
  const played: Played[] = []
  for (const mode of modes) {
    const began = performance.now()
    process.stdout.write(`  ${mode.name}… `)
    readers.take()
    await mode.begin?.(world)
    await saveThrough(mode, world, writers, Math.max(1, Math.round(mode.saves * share)))
    await mode.end?.(world)
    const reading = readers.take()
    await recover(world)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${seconds} s`)
    played.push({ mode: mode.name, seconds, reading })
  }
  return played
}

async function saveThrough(mode: Mode, world: World, writers: Writer[], saves: number) {
  let isDone = false
  const work = Promise.all([...writers.map((writer) => writer.work(mode.name, saves)), sleep(leastMs)])
  const end = work.finally(() => {
    isDone = true
  })
  const disturb = async () => {
    for (let turn = 0; mode.during && !isDone; turn++) await mode.during(world, turn)
  }
  await Promise.all([end, disturb()])
}

async function recover({ way, backend, sites }: World) {
  await way.become('none')
  await backend.revive()
  for (const server of sites.servers) if (!(await server.isAlive())) await server.start()
  await sleep(2500)
}
