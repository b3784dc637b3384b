import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { execaNode } from 'execa'
import { afterEach, expect, test } from 'vitest'
import { holdBuild, replaceBuild } from './build-lock.ts'
import { root } from './root.ts'

const name = `.next-lock-test-${randomUUID()}`
afterEach(() => rmSync(join(root, `${name}.lock`), { force: true }))

test('a build is replaced by one process, and by none while a site runs from it', async () => {
  const asked = 'um'
  expect(await replaceBuild(name, async () => asked)).toBe(asked)
  const refused = /use outra DATA_DIR/
  await replaceBuild(name, async () => {
    await expect(replaceBuild(name, async () => asked)).rejects.toThrow(refused)
    expect(() => holdBuild(name)).toThrow(refused)
  })
  // Another process that runs from the build, until it is killed.
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
