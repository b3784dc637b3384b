import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { migrationFiles } from '../../../supabase/local/migrations.ts'
import { root } from '../root.ts'
import { projectChecks, siteChecks } from './checks.ts'
import {
  type Checks,
  type Facts,
  type Outcome,
  ok,
  type Row,
  runChecks,
  table,
  unknown,
  type World,
  warning,
  wrong,
} from './world.ts'

type Options = { isStarted: boolean }

export function inspect(world: World, options: Options): Promise<Row[]> {
  return runChecks({ ...projectChecks, ...databaseChecks, ...siteChecks(options) }, world)
}

/** Prints the doctor's table; the exit code is 1 when any row is ✗. */
export async function examine(world: World, options: Options): Promise<number> {
  const rows = await inspect(world, options)
  const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(['', ...table(rows, { isColoured })].join('\n'))
  return rows.some(({ sign }) => sign === '✗') ? 1 : 0
}

/** What the secret key shows of the database. */
const databaseChecks: Checks = {
  Migrações({ facts }) {
    if ('sign' in facts) return facts
    if (!facts.migrations) return wrong('o banco não as registrou', 'npm run setup')
    const { missing, extra } = difference(versions(), facts.migrations)
    if (missing.length > 0) return wrong(`faltam ${list(missing)}`, 'npm run setup')
    if (extra.length > 0)
      return wrong(`o banco é mais novo que este site (${list(extra)})`, 'Atualize o site: git pull.')
    return ok(`${facts.migrations.length} aplicadas, nenhuma falta`)
  },
  'Regras de acesso': withFacts((facts) => {
    if (difference(versions(), facts.migrations ?? []).missing.length > 0)
      return unknown('conferidas depois das migrações', 'npm run setup')
    const catalogue = readFileSync(join(root, 'supabase', 'catalogue.txt'), 'utf8')
      .trim()
      .split('\n')
    const { missing, extra } = difference(catalogue, facts.catalogue)
    if (missing.length + extra.length === 0) return ok(`${facts.catalogue.length} linhas como devem ser`)
    const lines = [...missing.map((line) => `falta: ${line}`), ...extra.map((line) => `a mais: ${line}`)]
    return wrong(
      list(lines, '; '),
      'No SQL Editor, refaça o que supabase/migrations diz disso e desfaça o que está a mais.',
    )
  }),
  Hotel: withFacts(({ hotel, hotels }, { site }) => {
    if (hotel) return ok(site.HOTEL_SLUG)
    const known = hotels.length > 0 ? `; no banco há ${list(hotels)}` : ''
    return wrong(`não há hotel "${site.HOTEL_SLUG}"${known}`, 'npm run setup')
  }),
  'Pastas das imagens': withFacts(({ hotel, buckets }) => {
    if (!hotel) return unknown('conferidas quando houver o hotel', 'npm run setup')
    if (!hotel.bucket) return wrong('o hotel não tem bucket', 'npm run setup')
    const found = buckets.map((one) => ({ ...one, types: one.types?.toSorted() }))
    const bad = expectedBuckets(hotel.bucket).filter(
      (expected) => !found.some((one) => isDeepStrictEqual(one, expected)),
    )
    if (bad.length === 0) return ok(`${hotel.bucket} e as outras três`)
    return wrong(`falta, ou não é como deve ser: ${bad.map(({ id }) => id).join(', ')}`, 'npm run setup')
  }),
  Administrador: withFacts(({ hotel }) => {
    if (!hotel) return unknown('conferido quando houver o hotel', 'npm run setup')
    if (hotel.managers > 0) return ok(hotel.managers === 1 ? '1 pessoa' : `${hotel.managers} pessoas`)
    return wrong('ninguém administra o hotel', 'npm run create-admin -- --email voce@seu-hotel.com.br')
  }),
  'Backup provado': withFacts(({ backup }) => {
    const { proved_at: proved = null, failed_at: failed = null } = backup ?? {}
    const prove = 'npm run backup -- --prove'
    if (failed && failed > (proved ?? 0)) return wrong(`o último falhou em ${dayOf(failed)}`, prove)
    if (!proved) return warning('nunca', prove)
    const isRecent = Date.now() - proved.getTime() < 8 * 86_400_000
    return isRecent ? ok(`em ${dayOf(proved)}`) : warning(`só em ${dayOf(proved)}`, prove)
  }),
}

function withFacts(check: (facts: Facts, world: World) => Outcome): Checks[string] {
  return (world) => {
    if (!('sign' in world.facts)) return check(world.facts, world)
    const { sign, found, nextStep = '' } = world.facts
    return unknown(sign === '·' ? found : 'depende das migrações', nextStep)
  }
}

function versions() {
  return migrationFiles().map(({ version }) => version)
}

function difference(expected: string[], found: string[]) {
  return {
    missing: expected.filter((one) => !found.includes(one)),
    extra: found.filter((one) => !expected.includes(one)),
  }
}

function expectedBuckets(bucket: string): Facts['buckets'] {
  const picture = 5_242_880
  const film = 52_428_800
  return [
    { id: bucket, public: true, size: picture, types: ['image/jpeg', 'image/png', 'image/webp'] },
    { id: `${bucket}-variants`, public: true, size: picture, types: ['image/avif', 'image/webp'] },
    { id: `${bucket}-parts`, public: false, size: film, types: ['application/octet-stream'] },
    { id: `${bucket}-videos`, public: true, size: film, types: ['video/mp4', 'video/webm'] },
  ]
}

function dayOf(time: Date) {
  return time.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
}

function list(items: string[], separator = ', ') {
  const shown = items.slice(0, 3).map((item) => (item.length > 90 ? `${item.slice(0, 90)}…` : item))
  return shown.join(separator) + (items.length > 3 ? ` e mais ${items.length - 3}` : '')
}
