import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.ts'
import { atEnd } from './run-command.ts'
import type { Variables } from './settings.ts'

export type Child = {
  process: ChildProcess
  /** Resolves with the exit code (1 for a signal) and never rejects. */
  exited: Promise<number>
  tail: (lines?: number) => string
  errors: () => string
}

type Start = {
  args: string[]
  env?: Variables
  /** Where the output goes; without it the child writes to the terminal. */
  log?: string
  command?: string
  /** Never inherited: a NODE_ENV of the caller's shell would change what gets built. */
  nodeEnv?: 'production' | 'development' | 'test'
}

/** Starts a program in a process group of its own, so that it and everything it starts can be stopped together. */
export function startChild({ args, env = process.env, log, command, nodeEnv = 'production' }: Start): Child {
  const sink = log === undefined ? undefined : openLog(log)
  const begin = log === undefined ? 0 : statSync(log).size
  const child = spawn(command ?? process.execPath, command ? args : ['--import', exitWithParent, ...args], {
    cwd: root,
    env: { ...env, NODE_ENV: nodeEnv, EXIT_WITH_PARENT: String(process.pid) },
    detached: true,
    stdio: ['ignore', sink ?? 'inherit', sink === undefined ? 'inherit' : 'pipe', command ? 'ignore' : 'ipc'],
  })
  const errors: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors.push(text)
    if (errors.length > 200) errors.shift()
    if (sink !== undefined) writeSync(sink, text)
  })
  child.once('close', () => sink !== undefined && closeSync(sink))
  const exited = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      errors.push(error.message)
      resolve(1)
    })
    child.once('exit', (code) => {
      // What it started must not outlive it, nor hold back the last of its output.
      signalGroup(child, 'SIGKILL')
      child.once('close', () => resolve(code ?? 1))
    })
  })
  const handle: Child = {
    process: child,
    exited,
    tail: (lines = 25) => (log === undefined ? '' : lastLines(readFileSync(log).subarray(begin), lines)),
    errors: () => errors.join('').trim(),
  }
  atEnd(() => stopChild(handle))
  return handle
}

/** Asks the whole group to stop and waits up to 8 s, then makes sure. */
export async function stopChild({ process: child, exited }: Child): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  signalGroup(child, 'SIGTERM')
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), 8000)
  await exited
  clearTimeout(force)
}

const exitWithParent = join(import.meta.dirname, 'exit-with-parent.ts')

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group is gone already.
  }
}

/** Appends; an overgrown one starts again. For its owner only: a log names people and addresses. */
function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > 5_000_000) truncateSync(file)
  const log = openSync(file, 'a', 0o600)
  fchmodSync(log, 0o600)
  return log
}

function lastLines(text: Buffer, count: number): string {
  return text.toString().trimEnd().split('\n').slice(-count).join('\n')
}
