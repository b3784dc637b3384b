import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { Refusal } from './refusal.ts'

/** An address of a running server, asked with these headers, and the processes that answer it. */
export type Served = { url: string; pids: number[]; headers?: Record<string, string> }

type Effort = { rounds?: number; requests?: number; connections?: number }

/**
 * Microseconds of processor time that each of these costs its processes per request: the median of the rounds, in each
 * of which all are asked in turn, so that a busy moment of the machine touches them alike. Needs Linux.
 */
export async function processorTimes(
  all: Served[],
  { rounds = 5, requests = 2000, connections = 8 }: Effort = {},
): Promise<number[]> {
  for (const served of all) await askTogether(askings(served, requests), connections)
  const found = all.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, served] of all.entries()) {
      const before = processorTime(served.pids)
      await askTogether(askings(served, requests), connections)
      found[index]?.push(((processorTime(served.pids) - before) / requests) * 1e6)
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

/** Seconds, in steps of ten milliseconds: a round must be long against that. */
function processorTime(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    // After the name, which may hold anything: user time and system time are the 12th and 13th.
    const fields = ofProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  }, 0)
}

/** Of every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

function ofProcess(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    throw new Refusal(
      `Não há o que ler em /proc/${pid}/${name}: a medida precisa de Linux e do processo ligado.`,
    )
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
