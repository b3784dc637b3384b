import { parseArgs } from 'node:util'
import { publicPages } from '../../e2e/support/pages.ts'
import { inTurn } from '../lib/demo-site.ts'
import { Refusal } from '../lib/refusal.ts'
import { fillDisk } from './disk.ts'
import { Readers } from './readers.ts'
import { playModes } from './run.ts'
import { readCurrent, readStoredTokens } from './stored.ts'
import { chaosTable } from './table.ts'
import { startWorld } from './world.ts'

/** 20 admins save 500 times each. Ends with 1 when a visitor met an error or a confirmed save is in no version. */
export function chaos(args: string[]): Promise<number> {
  const { share, build } = readOptions(args)
  if (!fillDisk([process.pid], false)) {
    console.log('Sem prlimit (util-linux) o disco cheio não pode ser imitado: nesse modo nada falha.')
  }
  return inTurn(async () => {
    const { world, writers, journal } = await startWorld(20, build)
    const readers = new Readers(world.sites, [...publicPages, '/sitemap.xml', '/robots.txt'])
    readers.start(6)
    const played = await playModes(world, readers, writers, share)
    await readers.stop()
    const counts = journal.count(await readStoredTokens())
    const overwritten = journal.overwritten(await readCurrent())
    const lines = played.map((line) => ({ ...line, saves: counts.get(line.mode) }))
    console.log(`\n${chaosTable(lines)}\n`)
    console.log(
      `${journal.size} salvamentos de ${writers.length} administradores; ${world.sites.failovers} pedidos passaram ao outro processo; o backend religou ${world.backend.restarts} vezes.`,
    )
    const errors = lines.flatMap(({ mode, reading }) => reading.errors.map((error) => `${mode}: ${error}`))
    const lost = lines.reduce((sum, { saves }) => sum + (saves?.lost ?? 0), 0)
    for (const line of [...new Set(errors)].slice(0, 20)) console.log(`erro de visita: ${line}`)
    for (const line of overwritten) console.log(`sobrescrito: ${line}`)
    console.log(lost > 0 ? `PERDIDOS: ${lost}` : 'Nenhum salvamento confirmado se perdeu.')
    return errors.length + overwritten.length + lost > 0 ? 1 : 0
  })
}

function readOptions(args: string[]) {
  try {
    const options = { quick: { type: 'boolean' }, build: { type: 'string' } } as const
    const { quick, build } = parseArgs({ args, options }).values
    return { share: quick ? 0.1 : 1, build }
  } catch {
    throw new Refusal('Uso: npm run test:chaos -- [--quick] [--build=.next]')
  }
}
