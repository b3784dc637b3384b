import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationFiles } from '../../../supabase/local/migrations.ts'
import { root } from '../root.ts'
import { type Check, type Outcome, ok, unknown, warning, wrong } from './check.ts'
import { differences } from './management.ts'
import { dashboard } from './project.ts'
import type { Facts, World } from './world.ts'

export const databaseChecks: Check<World>[] = [
  { name: 'Migrações', run: (world) => (world.facts ? checkMigrations(world.facts) : world.factsMissing) },
  withFacts('Regras de acesso', (facts) => {
    if (compareVersions(facts.migrations ?? []).pending.length > 0)
      return unknown('conferidas depois das migrações', 'npm run setup')
    const { missing, extra } = compareCatalogue(facts.catalogue)
    if (missing.length === 0 && extra.length === 0)
      return ok(`${facts.catalogue.length} linhas como devem ser`)
    const differences = [
      ...missing.map((line) => `falta: ${line}`),
      ...extra.map((line) => `a mais: ${line}`),
    ]
    return wrong(list(differences, '; '), repair)
  }),
  withFacts('Hotel', ({ hotel, hotels }, { site }) => {
    if (hotel) return ok(site.HOTEL_SLUG)
    const known = hotels.length > 0 ? `; no banco há ${list(hotels)}` : ''
    return wrong(`não há hotel "${site.HOTEL_SLUG}"${known}`, 'npm run setup')
  }),
  withFacts('Pastas das imagens', ({ hotel, buckets }) => {
    if (!hotel) return unknown('conferidas quando houver o hotel', 'npm run setup')
    if (!hotel.bucket) return wrong('o hotel não tem bucket', 'npm run setup')
    const bad = expectedBuckets(hotel.bucket).flatMap((bucket) => differenceOf(bucket, buckets))
    return bad.length > 0 ? wrong(bad.join('; '), 'npm run setup') : ok(`${hotel.bucket} e as outras três`)
  }),
  withFacts('Administrador', ({ hotel }) => {
    if (!hotel) return unknown('conferido quando houver o hotel', 'npm run setup')
    if (hotel.managers > 0) return ok(hotel.managers === 1 ? '1 pessoa' : `${hotel.managers} pessoas`)
    return wrong('ninguém administra o hotel', 'npm run create-admin -- --email voce@seu-hotel.com.br')
  }),
  withFacts('Relógio do banco', ({ now }) => {
    const seconds = Math.round(Math.abs(Date.now() - now.getTime()) / 1000)
    if (seconds <= 60) return ok(seconds <= 2 ? 'igual ao desta máquina' : `${seconds} s de diferença`)
    return wrong(
      `${seconds} s de diferença desta máquina`,
      'Acerte a hora desta máquina: sudo timedatectl set-ntp true',
    )
  }),
  withFacts('Backup provado', ({ backup }) => {
    const { proved_at: proved = null, failed_at: failed = null } = backup ?? {}
    const prove = 'npm run backup -- --prove'
    if (failed && failed > (proved ?? 0)) return wrong(`o último falhou em ${dayOf(failed)}`, prove)
    if (!proved) return warning('nunca', prove)
    const isRecent = Date.now() - proved.getTime() < 8 * 86_400_000
    return isRecent ? ok(`em ${dayOf(proved)}`) : warning(`só em ${dayOf(proved)}`, prove)
  }),
  {
    name: 'Entrada no painel',
    async run({ api, accessToken: token, project, hosted }) {
      if (!hosted) return ok('como a demonstração a tem')
      const place = dashboard(project.url, 'auth/providers', 'Authentication → Sign In / Providers')
      if (!token)
        return unknown(
          'sem SUPABASE_ACCESS_TOKEN não dá para ver',
          `Confira em ${place}: docs/going-live/setup.md`,
        )
      const wanted = await differences(api, project.url, token)
      if (wanted.length === 0) return ok('como deve ser')
      return wrong(wanted.map(({ words }) => words).join('; '), `npm run setup, ou mude em ${place}.`)
    },
  },
]

function checkMigrations({ migrations }: Facts) {
  if (!migrations) return wrong('o banco não as registrou', 'npm run setup')
  const { pending, foreign } = compareVersions(migrations)
  if (pending.length > 0) return wrong(`faltam ${list(pending)}`, 'npm run setup')
  if (foreign.length > 0)
    return wrong(`o banco é mais novo que este site (${list(foreign)})`, 'Atualize o site: git pull.')
  return ok(`${migrations.length} aplicadas, nenhuma falta`)
}

/** The lines of supabase/catalogue.txt against a project's. */
function compareCatalogue(lines: string[]) {
  const expected = readFileSync(join(root, 'supabase', 'catalogue.txt'), 'utf8')
    .trim()
    .split('\n')
  return {
    missing: expected.filter((line) => !lines.includes(line)),
    extra: lines.filter((line) => !expected.includes(line)),
  }
}

function expectedBuckets(bucket: string): Facts['buckets'] {
  const picture = 5_242_880
  return [
    { id: bucket, public: true, size: picture, types: ['image/jpeg', 'image/png', 'image/webp'] },
    { id: `${bucket}-variants`, public: true, size: picture, types: ['image/avif', 'image/webp'] },
    { id: `${bucket}-parts`, public: false, size: 52_428_800, types: ['application/octet-stream'] },
    { id: `${bucket}-videos`, public: true, size: 52_428_800, types: ['video/mp4', 'video/webm'] },
  ]
}

function differenceOf(bucket: Facts['buckets'][number], buckets: Facts['buckets']): string[] {
  const { id } = bucket
  const found = buckets.find((other) => other.id === id)
  if (!found) return [`falta ${id}`]
  if (found.public !== bucket.public) return [`${id} ${found.public ? 'é' : 'não é'} pública`]
  if (found.size !== null && found.size < (bucket.size ?? 0)) return [`${id} aceita arquivos pequenos demais`]
  if (found.size === null || found.size > (bucket.size ?? 0)) return [`${id} aceita arquivos grandes demais`]
  return [...(found.types ?? [])].sort().join() === [...(bucket.types ?? [])].sort().join()
    ? []
    : [`${id} aceita outros tipos de arquivo`]
}

const repair = 'No SQL Editor, refaça o que supabase/migrations diz disso e desfaça o que está a mais.'

function withFacts(name: string, run: (facts: Facts, world: World) => Outcome): Check<World> {
  return {
    name,
    run(world) {
      if (world.facts) return run(world.facts, world)
      const { state, found, nextStep = '' } = world.factsMissing
      return unknown(state === 'unknown' ? found : 'depende das migrações', nextStep)
    },
  }
}

function compareVersions(applied: string[]) {
  const own = migrationFiles().map(({ version }) => version)
  return {
    pending: own.filter((version) => !applied.includes(version)),
    foreign: applied.filter((version) => !own.includes(version)),
  }
}

function dayOf(time: Date) {
  return time.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
}

function list(items: string[], separator = ', ') {
  const shown = items.slice(0, 3).map((item) => (item.length > 90 ? `${item.slice(0, 90)}…` : item))
  return shown.join(separator) + (items.length > 3 ? ` e mais ${items.length - 3}` : '')
}
