import { execFileSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../scripts/lib/test-folder.ts'
import { lockDataDirectory } from '../local/lock.ts'
import { loadSecrets } from '../local/secrets.ts'

const root = testFolder()

test.each(['{', 'null', '{"jwtSecret":1}'])('a damaged file of secrets (%s) is replaced', (content) => {
  const file = join(root, 'secrets.json')
  writeFileSync(file, content)
  const made = loadSecrets(file)
  expect(made).toMatchObject({ publishableKey: expect.stringMatching(/^sb_publishable_/) })
  expect(loadSecrets(file)).toEqual(made)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

const lockModule = JSON.stringify(join(import.meta.dirname, '../local/lock.ts'))

test('the lock survives a garbage collection, although no code keeps its handle', () => {
  const rival = `const { lockDataDirectory } = await import(${lockModule})
    try { lockDataDirectory(process.env.ROOT)(); console.log('free') } catch { console.log('held') }`
  const script = `import { execFileSync } from 'node:child_process'
    const { lockDataDirectory } = await import(${lockModule})
    const rival = () => execFileSync(process.execPath, ['--input-type=module', '-e', process.env.RIVAL], { encoding: 'utf8' }).trim()
    lockDataDirectory(process.env.ROOT)
    await new Promise(setImmediate); gc(); await new Promise(setImmediate); gc()
    console.log(rival())`
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ROOT: root, RIVAL: rival },
  })
  expect(output.trim()).toBe('held')
  // The kernel releases it with its process.
  expect(() => lockDataDirectory(root)()).not.toThrow()
})
