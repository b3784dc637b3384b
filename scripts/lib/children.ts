import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { execa } from 'execa'
import { createStream } from 'rotating-file-stream'
import { root } from './root.ts'
import { atEnd } from './run-command.ts'
import type { Variables } from './settings.ts'

export type Child = {
  /** Undefined if it could not be started. */
  pid: number | undefined
  /** Resolves with the exit code (1 for a signal) and never rejects. */
  exited: Promise<number>
  isRunning: () => boolean
  /** Stops it and its descendants, by force after 8 s, and waits. SIGKILL ends them at once, like a crash. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Resolves with its first message; rejects if it ends without one. */
  message: () => Promise<unknown>
  /** The last lines that it wrote to its log. */
  tail: (lines?: number) => string
  /** The end of its standard error, trimmed. */
  errors: () => string
}

type Start = {
  args: string[]
  env?: Variables
  /** The file for its output; by default it writes to the terminal. */
  log?: string
  command?: string
  /** Never inherited: the NODE_ENV of the caller's shell would change the build. */
  nodeEnv?: 'production' | 'development' | 'test'
}

/** Starts a program in its own process group, so that it stops together with its descendants. */
export function startChild(start: Start): Child {
  const { args, env = process.env, log, command, nodeEnv = 'production' } = start
  const sink = log === undefined ? 'inherit' : openLog(log)
  const child = execa(command ?? process.execPath, command ? args : ['--import', exitWithParent, ...args], {
    cwd: root,
    env: { ...env, NODE_ENV: nodeEnv, EXIT_WITH_PARENT: String(process.pid) },
    extendEnv: false,
    killDescendants: true,
    forceKillAfterDelay: 8000,
    reject: false,
    buffer: false,
    stdin: 'ignore',
    stdout: sink === 'inherit' ? sink : ['pipe', sink],
    stderr: sink === 'inherit' ? sink : ['pipe', sink],
    ipc: command === undefined,
  })
  let recent = ''
  let errors = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    recent = endOf(recent + text)
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    recent = endOf(recent + text)
    errors = endOf(errors + text)
  })
  // Its descendants must not outlive it or keep its output open.
  child.nodeChildProcess.once('exit', () => child.kill('SIGKILL'))
  let isRunning = true
  const exited = child.then(({ exitCode, originalMessage }) => {
    isRunning = false
    if (child.pid === undefined) errors += originalMessage ?? ''
    return exitCode ?? 1
  })
  const handle: Child = {
    pid: child.pid,
    exited,
    isRunning: () => isRunning,
    stop: async (signal = 'SIGTERM') => {
      if (isRunning) child.kill(signal)
      await exited
    },
    message: async () => child.getOneMessage?.(),
    tail: (lines = 25) => recent.trimEnd().split('\n').slice(-lines).join('\n'),
    errors: () => errors.trim(),
  }
  atEnd(() => handle.stop())
  return handle
}

const exitWithParent = join(import.meta.dirname, 'exit-with-parent.ts')

const endOf = (text: string) => text.slice(-65_536)

/** Rotates the log at 10 MB and keeps ten files, readable by their owner only because they name people. */
function openLog(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, '', { flag: 'a', mode: 0o600 })
  chmodSync(file, 0o600)
  return createStream(basename(file), {
    path: join(dirname(file), '/'),
    size: '10M',
    rotate: 10,
    mode: 0o600,
  })
}
