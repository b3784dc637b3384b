import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execaNode } from 'execa'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Child, startChild } from './children.ts'
import { keepRunning } from './keep-running.ts'
import { root } from './root.ts'
import { testFolder } from './test-folder.ts'

const folder = testFolder()

test('only its owner can read a log, even if that was different before', async () => {
  const log = join(folder, 'logs', 'x.log')
  await startChild({ args: ['-e', 'console.log("antes")'], log }).exited
  expect(statSync(join(folder, 'logs')).mode & 0o777).toBe(0o700)
  chmodSync(log, 0o644)
  expect(await startChild({ args: ['-e', 'console.log("depois")'], log }).exited).toBe(0)
  expect(statSync(log).mode & 0o777).toBe(0o600)
  expect(readFileSync(log, 'utf8')).toBe('antes\ndepois\n')
})

test('a log of 10 MB is rotated while the program writes, without loss', async () => {
  const log = join(folder, 'running.log')
  const script = `for (let n = 0; n < 120; n++) console.log(String(n).padEnd(99_999, "."))`
  expect(await startChild({ args: ['-e', script], log }).exited).toBe(0)
  const names = readdirSync(folder).filter((name) => name.startsWith('running.log'))
  expect(names.toSorted()).toEqual(['running.log', 'running.log.1'])
  const whole = names.toSorted().reverse()
  const text = whole.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
  const lines = text.trimEnd().split('\n')
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(Array.from({ length: 120 }, (_, n) => n))
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

test('a child reports its exit code, errors and last output, and gets only the given variables', async () => {
  const log = join(folder, 'own.log')
  writeFileSync(log, 'de antes\n')
  const script = `console.log("um\\n" + [process.env.A, process.env.HOME, process.env.NODE_ENV])
    console.error("ai"); process.exitCode = 3`
  const child = startChild({ args: ['-e', script], env: { A: 'dois', NODE_ENV: 'test' }, log })
  expect(await child.exited).toBe(3)
  expect(child.errors()).toBe('ai')
  expect(child.tail().split('\n').toSorted()).toEqual(['ai', 'dois,,production', 'um'])
  expect(child.tail(1)).not.toContain('um')
})

test('a program that is missing or killed by a signal has failed', async () => {
  const log = join(folder, 'none.log')
  const missing = startChild({ command: join(folder, 'nada'), args: [], log })
  expect(await missing.exited).toBe(1)
  expect(missing.errors()).toContain('ENOENT')
  expect(await startChild({ args: ['-e', 'process.kill(process.pid)'], log }).exited).toBe(1)
})

// Starts a helper, writes both process ids to the file in its argument, and keeps running.
const withHelper = (helper: string) => `
  const { spawn } = require('node:child_process')
  const helper = spawn(process.execPath, ['-e', ${JSON.stringify(`${helper}; setInterval(() => {}, 1000)`)}])
  require('node:fs').writeFileSync(process.argv[1], process.pid + ' ' + helper.pid)
  setInterval(() => {}, 1000)`
const stubborn = withHelper('process.on("SIGTERM", () => {})')

describe('the descendants of a child end', () => {
  test.each([
    ['with the child', `${stubborn}; process.exit()`, async () => {}],
    ['when it is stopped', stubborn, ({ stop }: Child) => stop()],
  ])('%s', async (name, script, end) => {
    const file = join(folder, name)
    const child = startChild({ args: ['-e', script, file], log: join(folder, 'helper.log') })
    const pids = await readPids(file)
    await end(child)
    await child.exited
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 5000)
  })

  test('with the process that started the child, even by SIGKILL', async () => {
    const file = join(folder, 'orphan')
    const module = JSON.stringify(join(import.meta.dirname, 'children.ts'))
    const options = JSON.stringify({ args: ['-e', withHelper(''), file], log: join(folder, 'orphan.log') })
    const script = `import(${module}).then(({ startChild }) => startChild(${options}))`
    const parent = startChild({ args: ['-e', script], log: join(folder, 'parent.log') })
    const pids = await readPids(file)
    expect(pids.filter(isAlive)).toHaveLength(2)
    process.kill(parent.pid ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 5000)
  })
})

function readPids(file: string): Promise<number[]> {
  return vi.waitFor(() => {
    const pids = readFileSync(file, 'utf8').split(' ').map(Number)
    expect(pids).toHaveLength(2)
    return pids
  }, 10_000)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a part restarts after a crash or a failed start, and stops after repeated crashes', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const start = (): Child => Object({ exited: Promise.resolve(7), tail: () => '' })
  const again = vi.fn(async () => start()).mockRejectedValueOnce(new Error('porta ocupada'))
  const running = keepRunning([{ name: 'site', child: start(), again }], 10)
  await expect(running).rejects.toThrow(/^Parou 5 vezes seguidas: site \(código 7\)/)
  expect(again).toHaveBeenCalledTimes(4)
  expect(said.mock.calls.flat()).toContain(
    'Parou sem ser pedido: site (código 7). Ligando de novo em 0.01 s.',
  )
})

test('a part that ends with the command is not reported, even after a restart', async () => {
  const log = JSON.stringify(join(folder, 'again.log'))
  const code = `
    const { runCommand } = await import('./scripts/lib/run-command.ts')
    const { keepRunning } = await import('./scripts/lib/keep-running.ts')
    const { startChild } = await import('./scripts/lib/children.ts')
    const start = (script) => startChild({ args: ['-e', script], log: ${log} })
    const again = async () => {
      const child = start('setInterval(() => {}, 1000)')
      process.send('started again')
      return child
    }
    await runCommand(() => keepRunning([{ name: 'site', child: start(''), again }], 10))`
  const options = { reject: false, cwd: root, ipc: true, all: true } as const
  const command = execaNode(options)`-e ${code} --input-type=module`
  await command.getOneMessage()
  command.kill('SIGTERM')
  expect((await command).all?.match(/Parou sem ser pedido/g)).toHaveLength(1)
})
