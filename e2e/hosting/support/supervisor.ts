import { join } from 'node:path'
import { startChild } from '../../../scripts/lib/children'
import { findFreePort } from '../../../scripts/lib/ports'
import { root } from '../../../scripts/lib/root'
import { cleanEnvironment } from '../../../scripts/lib/test-environment'

/** The supervisor with two processes, as systemd starts it, for releases that need no backend. */
export async function startSupervisor(dataDir: string, args: string[] = []) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = startChild({
    args: [join(root, 'scripts/supervise.ts'), ...args],
    env: {
      ...cleanEnvironment(process.env),
      DATA_DIR: dataDir,
      PORT: String(port),
      WORKERS: '2',
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_nobody_at_all',
      HOTEL_SLUG: 'quaresmeira',
      BOOKING_ENGINE_URL: 'http://127.0.0.1:9',
    },
    log: join(dataDir, 'supervisor.log'),
  })
  const ask = async (path = '/') => (await fetch(url + path, { headers: { connection: 'close' } })).text()
  return { child, url, ask }
}
