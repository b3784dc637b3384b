import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { Refusal } from './refusal.ts'

export type Served = { url: string; pids: number[]; headers?: Record<string, string> }

type Effort = { rounds?: number; requests?: number; connections?: number }

/** Microseconds of processor time for each request (Linux): the median of the rounds, in which all of these are asked in turn. */
export async function processorTimes(
  all: Served[],
  { rounds = 9, requests = 1000, connections = 8 }: Effort = {},
): Promise<number[]> {
  for (const served of all) await askTogether(askings(served, requests), connections)
  const found = all.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, served] of all.entries()) {
      const before = processorTime(served.pids)
      await askTogether(askings(served, requests), connections)
      found[index]?.push((processorTime(served.pids) - before) / requests)
    }
  }
  return found.map(median)
}

export type Asking = { url: string; headers?: Record<string, string> | undefined }

/** Asks for all of it, over so many connections at once, and throws away what comes. */
export async function askTogether(askings: Iterable<Asking>, connections = 8): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const rest = askings[Symbol.iterator]()
  const visitor = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await askFor(next.value, agent)
  }
  try {
    await Promise.all(Array.from({ length: connections }, visitor))
  } finally {
    agent.destroy()
  }
}

/** Megabytes of memory that a process holds now. Needs Linux. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(ofProcess(pid, 'status')) ?? []
  return Number(kilobytes) / 1024
}

function askings({ url, headers }: Served, count: number): Asking[] {
  return Array.from({ length: count }, () => ({ url, headers }))
}

function askFor({ url, headers }: Asking, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => response.resume().on('end', resolve).on('error', reject))
      .on('error', reject)
      .end()
  })
}

function processorTime(pids: number[]): number {
  const ran = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => ofProcess(pid, `task/${thread}/schedstat`)),
  )
  return ran.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1000, 0)
}

function ofProcess(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    throw new Refusal(`Não há o que ler em /proc/${pid}/${name}: a medida precisa de Linux.`)
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
