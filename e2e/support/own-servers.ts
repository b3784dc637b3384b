import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishSecret } from '../../scripts/lib/test-environment.ts'
import { FakeSupabase } from './fake-supabase.ts'
import { distDirUnderTest, WebServer } from './web-server.ts'

/** The environment of a server over the tested build, without its backend's address. */
export const ownEnvironment = () => ({
  NEXT_DIST_DIR: distDirUnderTest(),
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  REVALIDATE_SECRET: publishSecret,
  SITE_SECRET: process.env.SITE_SECRET ?? '',
})

/** Starts a fake backend and `count` instances of one build, each with its own data directory. */
export async function startOwnServers(count = 1) {
  const backend = new FakeSupabase()
  await backend.listen()
  const instances = Array.from({ length: count }, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'own-server-'))
    const env = { ...ownEnvironment(), SUPABASE_URL: `http://127.0.0.1:${backend.port}`, DATA_DIR: dataDir }
    return { dataDir, server: new WebServer(env) }
  })
  await Promise.all(instances.map(({ server }) => server.start()))
  const servers = instances.map(({ server }) => server)
  const [first] = instances
  if (!first) throw new Error('no server was started')
  return {
    backend,
    servers,
    ...first,
    /** Publishes the next version of the demonstration's content with this change; returns the version. */
    async publish(change?: Parameters<FakeSupabase['edit']>[0]) {
      await backend.fail('ok')
      const version = backend.edit(change)
      await first.server.publish()
      return version
    },
    async stop() {
      await Promise.all([...servers.map((server) => server.kill()), backend.close()])
      for (const { dataDir } of instances) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
