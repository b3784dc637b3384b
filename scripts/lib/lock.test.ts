import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { execaNode } from 'execa'
import { expect, onTestFinished, test } from 'vitest'
import { holdBuild, replaceBuild } from './build-lock.ts'
import { withLock } from './lock.mjs'
import { root } from './root.ts'
import { eachTestFolder } from './test-folder.ts'

let folder = ''
let file = ''
eachTestFolder((made) => {
  folder = made
  file = join(folder, 'lock')
})

test('holders take turns, and a failure releases the lock without leaving files', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await turn()
    inside -= 1
  }
  await expect(withLock(file, () => Promise.reject(new Error('quebrou')))).rejects.toThrow('quebrou')
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)])
  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('a stale lock is taken over', async () => {
  writeFileSync(file, '')
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(file, longAgo, longAgo)
  await expect(withLock(file, async () => 'mine')).resolves.toBe('mine')
})

test('one process at a time replaces a build, and none while a site runs from it', async () => {
  const name = `.next-lock-test-${randomUUID()}`
  onTestFinished(() => rmSync(join(root, `${name}.lock`), { force: true }))
  const asked = 'um'
  expect(await replaceBuild(name, async () => asked)).toBe(asked)
  const refused = /gerar de novo o derrubaria/
  await replaceBuild(name, async () => {
    await expect(replaceBuild(name, async () => asked)).rejects.toThrow(refused)
    expect(() => holdBuild(name)).toThrow(refused)
  })
  // Another process uses the build until it is killed.
  const code = `const { holdBuild } = await import('./scripts/lib/build-lock.ts')
    holdBuild('${name}')
    process.send('here')
    setInterval(() => {}, 1000)`
  const other = execaNode({ reject: false, cwd: root, ipc: true })`-e ${code} --input-type=module`
  await other.getOneMessage()
  await expect(replaceBuild(name, async () => asked)).rejects.toThrow(refused)
  holdBuild(name)
  other.kill('SIGKILL')
  await other
})
