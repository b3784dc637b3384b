import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cookieOf, createAccount, service } from '../../e2e/support/admin.ts'
import { actionsOf } from '../../e2e/support/server-actions.ts'
import { quaresmeira } from '../../supabase/local/demo/quaresmeira.ts'
import { buildSite } from '../lib/build.ts'
import { encodeDemoPictures } from '../lib/demo-pictures.ts'
import { demoVariables } from '../lib/demo-site.ts'
import { findFreePort } from '../lib/ports.ts'
import { root } from '../lib/root.ts'
import { atEnd } from '../lib/run-command.ts'
import { stepPrinter } from '../lib/steps.ts'
import { resultFile, testDistDir } from '../lib/test-folders.ts'
import { MortalBackend } from './backend.ts'
import { Journal } from './journal.ts'
import type { World } from './modes.ts'
import { FaultyWay } from './proxy.ts'
import { SitePair } from './site-pair.ts'
import { room, Writer } from './writer.ts'

export async function startWorld(admins: number, build?: string) {
  const step = stepPrinter(build ? 3 : 4)
  await step('Codificando as fotografias', () => encodeDemoPictures(resultFile('build.log')))
  const base = demoVariables()
  const { DATA_DIR: dataDir, SITE_SECRET } = base
  const port = await findFreePort()
  const backend = new MortalBackend(dataDir, port, base)
  const { publishableKey } = await step('Ligando o Supabase local', () => backend.start())
  const way = new FaultyWay(port)
  const url = `http://127.0.0.1:${await way.open()}`
  atEnd(() => way.close())
  const clockFile = join(dataDir, 'clock')
  writeFileSync(clockFile, '0')
  const own = {
    ...quaresmeira.variables,
    DATA_DIR: dataDir,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SITE_URL: 'http://127.0.0.1:3000',
    SITE_SECRET,
  }
  // Sessions are opened here without the login form, signed by this site.
  Object.assign(process.env, own)
  const distDir = build ?? testDistDir
  if (!build)
    await step('Gerando o site', () => buildSite(distDir, { ...base, ...own }, resultFile('build.log')))
  const sites = new SitePair({
    ...own,
    NEXT_DIST_DIR: distDir,
    NODE_OPTIONS: `--import ${join(root, 'scripts/chaos/clock.mjs')}`,
    CHAOS_CLOCK: clockFile,
  })
  atEnd(() => sites.kill())
  await step('Ligando dois processos do site', () => sites.start())
  const world: World = { sites, backend, way, clockFile }
  return { world, ...(await hire(admins, world, { dataDir, distDir })) }
}

async function hire(
  admins: number,
  { sites }: World,
  { dataDir, distDir }: Record<'dataDir' | 'distDir', string>,
) {
  // The helpers of the browser tests ask this backend from here on.
  process.env.E2E_DATA_DIR = dataDir
  const journal = new Journal()
  const actions = Object.fromEntries(actionsOf(join(root, distDir)).map(({ name, id }) => [name, id]))
  await furnish(admins)
  const writers: Writer[] = []
  for (let number = 0; number < admins; number++) {
    const account = await createAccount('admin')
    const signIn = () => cookieOf(account)
    writers.push(new Writer(number, { sites, journal, actions, signIn }))
  }
  return { writers, journal }
}

/** A small room for each admin and one for all in place of the demonstration's: the history keeps every version. */
async function furnish(admins: number) {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  if (hotel.error) throw hotel.error
  const ids = [...Array.from({ length: admins }, (_, number) => `quarto-${number}`), 'todos']
  const data = ids.map((id) => {
    const { values } = room(id, 'antes')
    return { ...values, id, capacity: 2, quantity: 1, price: 450, video_url: null }
  })
  const { error } = await service()
    .from('hotel_content')
    .update({ data })
    .eq('hotel_id', hotel.data.id)
    .eq('section', 'rooms')
  if (error) throw error
}
