import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actionsKey } from './actions-key.ts'
import { assetsOf, shareAssets } from './assets.ts'
import {
  chooseRelease,
  currentRelease,
  newReleaseId,
  readServing,
  releaseIds,
  writeNote,
  writeServing,
} from './folders.ts'
import { pruneReleases, releaseBefore, switchTo } from './switch.ts'

const hour = 60 * 60 * 1000
const script = '.next-build/static/chunks'
let releases = ''

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'releases-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(releases, { recursive: true, force: true })
})

function release(id: string, files: string[], retiredAt?: number) {
  for (const file of ['server.js', ...files]) {
    mkdirSync(dirname(join(releases, id, file)), { recursive: true })
    writeFileSync(join(releases, id, file), id)
  }
  writeNote(releases, id, { assets: assetsOf(join(releases, id)), retiredAt })
  return id
}

const id = (hours: number) => newReleaseId(new Date(Date.UTC(2026, 10, 22) + hours * hour))

test('the assets of what was served within a day are in the next release, its own unchanged', () => {
  release(id(0), [`${script}/velho.js`], Date.now() - 25 * hour)
  release(id(1), [`${script}/ontem.js`, `${script}/todos.js`], Date.now() - 23 * hour)
  release(id(2), [`${script}/agora.js`])
  const next = release(id(3), [`${script}/todos.js`])
  shareAssets(releases, next)
  const has = (file: string) => existsSync(join(releases, next, file))
  expect([`${script}/ontem.js`, `${script}/agora.js`].map(has)).toEqual([true, true])
  expect(has(`${script}/velho.js`)).toBe(false)
  expect(readFileSync(join(releases, next, script, 'todos.js'), 'utf8')).toBe(next)
})

test('what was handed on is not handed on again', () => {
  release(id(0), [`${script}/a.js`], Date.now())
  const second = release(id(1), [`${script}/b.js`])
  shareAssets(releases, second)
  rmSync(join(releases, id(0)), { recursive: true })
  const third = release(id(2), [])
  shareAssets(releases, third)
  expect(existsSync(join(releases, third, script, 'a.js'))).toBe(false)
  expect(existsSync(join(releases, third, script, 'b.js'))).toBe(true)
})

test('going back leads to what was served last; pruning keeps it, the last three and those of a day', async () => {
  const days = [9, 8, 7, 6, 5, 0.5]
  const ids = days.map((day, index) => release(id(index), [], Date.now() - day * 24 * hour))
  const current = release(id(10), [])
  chooseRelease(releases, current)
  expect(releaseBefore(releases)).toBe(ids[5])
  mkdirSync(join(releases, `${id(11)}.parte`, 'app'), { recursive: true })
  expect(pruneReleases(releases)).toEqual(ids.slice(0, 3))
  expect(releaseIds(releases)).toEqual([...ids.slice(3), current])
  expect(readdirSync(releases).filter((name) => name.endsWith('.parte'))).toEqual([])
  // Nobody serves here: the choice waits.
  expect(await switchTo(releases, ids[4] ?? '')).toBe(false)
  expect(currentRelease(releases)).toBe(ids[4])
  expect(releaseBefore(releases)).toBe(current)
})

test('a release that does not start leaves the choice as it was', async () => {
  const good = release(id(0), [])
  const bad = release(id(1), [])
  chooseRelease(releases, good)
  const tell = (at: number) =>
    writeServing(releases, {
      pid: process.pid,
      release: good,
      failed: { release: bad, why: 'não ligou', at },
    })
  // Of another try.
  tell(Date.now() - hour)
  const switching = switchTo(releases, bad)
  expect(releaseBefore(releases)).toBe(good)
  tell(Date.now() + hour)
  await expect(switching).rejects.toThrow(`A versão ${bad} não ligou; a anterior continua no ar.`)
  expect(currentRelease(releases)).toBe(good)
  expect(releaseBefore(releases)).toBeUndefined()
})

test('a supervisor that does nothing is not waited for without end', async () => {
  const [good, next] = [release(id(0), []), release(id(1), [])]
  chooseRelease(releases, good)
  writeServing(releases, { pid: process.pid, release: good })
  const switching = switchTo(releases, next)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 181_000)
  await expect(switching).rejects.toThrow('não trocou de versão em 3 minutos')
  expect(currentRelease(releases)).toBe(good)
})

test('a supervisor that is gone serves nothing', () => {
  writeServing(releases, { pid: 2 ** 22 - 1, release: id(0) })
  expect(readServing(releases)).toBeUndefined()
})

test('the key of the actions is made once, for its owner only, unless the environment has one', () => {
  const key = actionsKey(releases)
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(actionsKey(releases)).toBe(key)
  expect(statSync(join(releases, 'site', 'actions-key')).mode & 0o777).toBe(0o600)
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'dada')
  expect(actionsKey(releases)).toBe('dada')
})
