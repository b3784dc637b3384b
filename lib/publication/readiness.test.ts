import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { logContext } from '@/lib/log'
import { forgetSharedState } from '@/lib/test-shared-state'
import { eachTestFolder } from '@/scripts/lib/test-folder'
import { checkReadiness } from './readiness'

const { settings, loader } = vi.hoisted(() => ({
  settings: { DATA_DIR: '', broken: false },
  loader: { read: async () => {}, health: {} },
}))
vi.mock('@/lib/env', () => ({
  env: () => {
    if (settings.broken) throw new Error('Configuração inválida')
    return settings
  },
}))
vi.mock('@/lib/site-secret', () => ({ siteSecret: () => 'segredo' }))
vi.mock('./site-loader', () => ({
  siteLoader: () => ({ read: () => loader.read(), health: () => loader.health }),
}))

eachTestFolder((folder) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  settings.DATA_DIR = folder
  settings.broken = false
  loader.read = async () => {}
  loader.health = { contentReadAt: Date.now() - 4000, succeededAt: Date.now() - 4000 }
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  forgetSharedState()
})

test('with fresh content and a disk it is ready, names its release, and leaves no file behind', async () => {
  logContext().release = 'b1'
  const ages = { contentAge: 4, lastSuccessAge: 4, lastFailureAge: null }
  expect(await checkReadiness()).toEqual({ status: 'fresh', failing: [], release: 'b1', ...ages })
  expect(readdirSync(join(settings.DATA_DIR, 'site'))).toEqual([])
})

test('without content, or without an environment, it is not ready', async () => {
  loader.read = async () => Promise.reject(new Error('Sem conteúdo'))
  expect(await checkReadiness()).toMatchObject({ status: 'empty', failing: ['content'] })
  settings.broken = true
  expect(await checkReadiness()).toMatchObject({
    status: 'empty',
    failing: ['environment'],
    contentAge: null,
  })
})

test('a failing backend behind the last good content is a failure for a monitor', async () => {
  loader.health = { contentReadAt: Date.now() - 9000, succeededAt: Date.now() - 9000, failedAt: Date.now() }
  expect(await checkReadiness()).toMatchObject({ status: 'stale', failing: ['backend'], contentAge: 9 })
  loader.health = { contentReadAt: Date.now(), succeededAt: Date.now(), failedAt: Date.now() - 1000 }
  expect(await checkReadiness()).toMatchObject({ status: 'fresh', failing: [] })
})

test('an unwritable disk is a failure, checked every two seconds; a deliberately missing one is not', async () => {
  expect((await checkReadiness()).failing).toEqual([])
  rmSync(join(settings.DATA_DIR, 'site'), { recursive: true })
  writeFileSync(join(settings.DATA_DIR, 'site'), 'no folder')
  expect((await checkReadiness()).failing).toEqual([])
  vi.setSystemTime(Date.now() + 2000)
  expect((await checkReadiness()).failing).toEqual(['disk'])
  vi.stubEnv('VERCEL', '1')
  expect((await checkReadiness()).failing).toEqual([])
})
