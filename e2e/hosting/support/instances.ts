import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '../../../scripts/lib/backend.ts'
import { buildSite, isBuilt } from '../../../scripts/lib/build.ts'
import { encodeDemoPictures } from '../../../scripts/lib/demo-pictures.ts'
import { testDay } from '../../../scripts/lib/test-day.ts'
import { cleanEnvironment } from '../../../scripts/lib/test-environment.ts'
import { resultFile } from '../../../scripts/lib/test-folders.ts'
import { quaresmeira } from '../../../supabase/local/demo/test-content.ts'
import { WebServer } from '../../support/web-server.ts'

export const distDir = '.next-instances-test'
const siteSecret = 'o-mesmo-segredo-em-todas-as-instancias-do-site'

/** A backend, and one build of the site that knows it. The helpers of e2e/support ask this backend from here on. */
export async function startHotel() {
  const dataDir = newFolder()
  const log = resultFile('instances-build.log')
  await encodeDemoPictures(log)
  // Its address is in the build.
  const backend = await startBackend(dataDir, backendPort, cleanEnvironment(process.env))
  const env = {
    ...quaresmeira.variables,
    PATH: process.env.PATH,
    HOTEL_TODAY: testDay,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  }
  if (!isBuilt(distDir, env)) await buildSite(distDir, { ...env, DATA_DIR: dataDir }, log, env)
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env
  Object.assign(process.env, { E2E_DATA_DIR: dataDir, SITE_SECRET: siteSecret })
  Object.assign(process.env, { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY })
  const started: WebServer[] = []
  const folders: string[] = []

  return {
    /** Processes of the site; with 'separate' disks each has a folder of its own. */
    async start(count: number, disks: 'shared' | 'separate', more: Record<string, string> = {}) {
      const shared = disks === 'shared' ? newFolder() : ''
      const servers = Array.from({ length: count }, () => {
        const folder = shared || newFolder()
        folders.push(folder)
        const own = { DATA_DIR: folder, NEXT_DIST_DIR: distDir, SITE_SECRET: siteSecret }
        return new WebServer({ ...env, PATH: env.PATH ?? '', TRUSTED_PROXY: '127.0.0.1', ...own, ...more })
      })
      await Promise.all(servers.map((server) => server.start()))
      started.push(...servers)
      return servers
    },
    async stopInstances() {
      await Promise.all(started.splice(0).map((server) => server.kill()))
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
    },
    async stop() {
      await this.stopInstances()
      await backend.child.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const backendPort = 41_300

function newFolder() {
  return mkdtempSync(join(tmpdir(), 'instances-'))
}
