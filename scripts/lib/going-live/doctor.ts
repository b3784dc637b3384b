import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { requireWritableFolder } from '../folders.ts'
import { Refusal } from '../refusal.ts'
import { type Check, ok, type Row, runChecks, tableLines, unknown, verdict, warning, wrong } from './check.ts'
import { databaseChecks } from './database-checks.ts'
import { projectChecks } from './project-checks.ts'
import { health, siteChecks } from './site-checks.ts'
import type { World } from './world.ts'

/** The rows of the doctor's table. */
export function inspect(world: World): Promise<Row[]> {
  return runChecks([...projectChecks, ...databaseChecks, ...siteChecks, ...machineChecks], world)
}

/** Prints the table; 1 when anything is ✗. Before its first start the site need not answer. */
export async function examine(world: World, { isStarted }: { isStarted: boolean }): Promise<number> {
  const rows = (await inspect(world)).map((row) =>
    !isStarted && row.name === health && row.state === 'wrong'
      ? { name: health, ...unknown('ainda não foi ligado', row.nextStep ?? '') }
      : row,
  )
  const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(['', ...tableLines(rows, { isColoured }), '', verdict(rows)].join('\n'))
  return rows.some(({ state }) => state === 'wrong') ? 1 : 0
}

export const machineChecks: Check<World>[] = [
  {
    name: 'Pasta de dados',
    run({ site: { DATA_DIR: folder } }) {
      try {
        requireWritableFolder(folder, '')
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return wrong(`não dá para escrever em ${folder}`, `sudo chown -R $(id -un) ${folder}`)
      }
      const { bavail, bsize } = statfsSync(folder)
      const free = (bavail * bsize) / 1e9
      const words = `${folder}, ${free.toFixed(1).replace('.', ',')} GB livres`
      return free >= 0.5 ? ok(words) : wrong(words, 'Libere espaço no disco: o site precisa de 0,5 GB.')
    },
  },
  { name: 'Arquivo de ambiente', run: ({ envFile }) => checkEnvFile(envFile) },
  {
    name: 'Segredo do site',
    run({ site: { SITE_SECRET: secret, DATA_DIR }, hosted }) {
      if (secret) return strength(secret, 'SITE_SECRET')
      const kept = existsSync(join(DATA_DIR, 'site', 'secret'))
      if (kept || !hosted) return ok('guardado na pasta de dados; várias máquinas precisam do mesmo')
      const found = 'será feito na pasta de dados; várias máquinas precisam do mesmo'
      return warning(found, makeSecret('SITE_SECRET'))
    },
  },
  {
    name: 'Senha de publicação',
    run({ site: { REVALIDATE_SECRET: secret }, hosted }) {
      if (secret) return strength(secret, 'REVALIDATE_SECRET')
      return hosted ? warning('não há', makeSecret('REVALIDATE_SECRET')) : ok('a demonstração faz a sua')
    },
  },
  {
    name: 'Proxy de confiança',
    run({ site: { TRUSTED_PROXY: list, SITE_URL }, hosted }) {
      const networks = list.split(/[\s,]+/).filter(Boolean)
      const wide = networks.find((network) => /\/[0-7]$/.test(network))
      const only = 'Em TRUSTED_PROXY só o endereço do proxy: 127.0.0.1'
      if (wide) return wrong(`${wide} confia na internet inteira`, only)
      if (networks.length > 0) return ok(networks.join(', '))
      if (!hosted || SITE_URL.startsWith('http:')) return ok('nenhum')
      return warning('nenhum: todos os visitantes contam como um', only)
    },
  },
]

const forbidden = [
  ...['SUPABASE_SECRET_KEY', 'SUPABASE_DB_URL', 'SUPABASE_DB_PASSWORD'],
  ...['SUPABASE_ACCESS_TOKEN', 'ADMIN_PASSWORD'],
]

/** The file holds the site's secrets, so only its owner may read it. The project's own do not belong there. */
function checkEnvFile(file: string) {
  if (!existsSync(file)) return ok('nenhum: as variáveis vêm de fora')
  const variables = parseEnv(readFileSync(file, 'utf8'))
  const kept = forbidden.filter((name) => variables[name]?.trim())
  if (kept.length > 0) return wrong(`guarda ${kept.join(', ')}`, `Apague essas linhas de ${file}.`)
  return (statSync(file).mode & 0o077) === 0 ? ok(file) : wrong('outros usuários o leem', `chmod 600 ${file}`)
}

function strength(secret: string, name: string) {
  return new Set(secret).size >= 10 ? ok('há') : wrong('fraco: repete poucas letras', makeSecret(name))
}

function makeSecret(name: string) {
  return `npm run setup, ou ${name}=$(openssl rand -hex 32) no ambiente.`
}
