import { setTimeout as sleep } from 'node:timers/promises'
import { distVariables, startNext } from './build.ts'
import type { Child } from './children.ts'
import { Refusal } from './refusal.ts'
import type { Variables } from './settings.ts'

type Site = {
  mode: 'start' | 'dev'
  distDir: string
  host: string
  port: number
  env: Variables
  log?: string
}

/** On a large machine V8 frees memory late: after ten thousand requests a process held 512 MB, with these flags 254. */
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** glibc gives every thread its own heap: after ten uploads a process held 563 MB, with two heaps 280. */
export const memoryVariables = { MALLOC_ARENA_MAX: '2' }

/** Starts Next and waits until it answers. */
export async function startSite({ mode, distDir, host, port, env, log }: Site): Promise<Child> {
  const variables = { ...memoryVariables, ...env, ...distVariables(distDir) }
  const flags = mode === 'start' ? memoryFlags : []
  const child = startNext([mode, '-H', host, '-p', String(port)], variables, log, flags)
  return waitForAnswer(child, host, port, log)
}

/** Throws a Refusal with the end of the log if the process stops first. */
export async function waitForAnswer(child: Child, host: string, port: number, log?: string): Promise<Child> {
  const url = `${displayUrl(host, port)}/robots.txt`
  while (!(await answers(url))) {
    const code = await Promise.race([child.exited, sleep(100)])
    if (code !== undefined) {
      throw new Refusal(
        `O site não ligou (código ${code}).${log ? ` Fim de ${log}:\n\n${child.tail()}` : ''}`,
      )
    }
  }
  return child
}

/** Returns the address to print, with "localhost" for wildcard and loopback addresses. */
export function displayUrl(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Counts any response, even an error. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
