import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { execa } from 'execa'
import { createStream } from 'rotating-file-stream'
import { root } from './root.ts'
import { atEnd } from './run-command.ts'
import type { Variables } from './settings.ts'

export type Child = {
  /** Undefined when it could not be started. */
  pid: number | undefined
  /** Resolves with the exit code (1 for a signal) and never rejects. */
  exited: Promise<number>
  isRunning: () => boolean
  /** Asks it and all it started to stop, makes sure after 8 s, and waits; SIGKILL ends them at once, as a crash would. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Resolves with the first message it sends; rejects when it ends without any. */
  message: () => Promise<unknown>
  /** The last lines of what it wrote into its log. */
  tail: (lines?: number) => string
  /** The end of what it wrote to standard error, trimmed. */
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
  // What it started must not outlive it, nor hold back the last of its output.
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

/** At 10 MB a log becomes `.1`, ten are kept. For its owner only: it names people. */
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
