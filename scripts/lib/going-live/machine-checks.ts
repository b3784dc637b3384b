import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { todayInHotel } from '../../../lib/dates.ts'
import { requireWritableFolder } from '../folders.ts'
import { Refusal } from '../refusal.ts'
import { type Check, ok, warning, wrong } from './check.ts'

export const machineChecks: Check[] = [
  {
    name: 'Node',
    run() {
      const { node } = process.versions
      return Number.parseInt(node, 10) >= 24 ? ok(node) : wrong(node, 'Instale o Node 24: https://nodejs.org')
    },
  },
  {
    name: 'Fuso do hotel',
    run() {
      // 2 a.m. in London is still the day before in São Paulo.
      const isRight = todayInHotel(new Date('2026-01-01T02:00:00Z')) === '2025-12-31'
      return isRight
        ? ok(`hoje é ${todayInHotel()} no hotel`)
        : wrong('o Node não conhece São Paulo', useFullNode)
    },
  },
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
    run({ site, hosted }) {
      const { SITE_SECRET: secret, DATA_DIR } = site
      if (secret)
        return isStrong(secret)
          ? ok('próprio')
          : wrong('fraco: repete poucas letras', makeSecret('SITE_SECRET'))
      const kept = existsSync(join(DATA_DIR, 'site', 'secret'))
      if (kept || !hosted) return ok('guardado na pasta de dados; várias máquinas precisam do mesmo')
      return warning(
        'será feito na pasta de dados; várias máquinas precisam do mesmo',
        makeSecret('SITE_SECRET'),
      )
    },
  },
  {
    name: 'Senha de publicação',
    run({ site: { REVALIDATE_SECRET: secret }, hosted }) {
      if (!secret)
        return hosted ? warning('não há', makeSecret('REVALIDATE_SECRET')) : ok('a demonstração faz a sua')
      return isStrong(secret)
        ? ok('própria')
        : wrong('fraca: repete poucas letras', makeSecret('REVALIDATE_SECRET'))
    },
  },
  {
    name: 'Proxy de confiança',
    run({ site: { TRUSTED_PROXY: list, SITE_URL }, hosted }) {
      const networks = list.split(/[\s,]+/).filter(Boolean)
      const wide = networks.find((network) => /\/[0-7]$/.test(network))
      if (wide)
        return wrong(
          `${wide} confia na internet inteira`,
          'Em TRUSTED_PROXY só o endereço do proxy: 127.0.0.1',
        )
      if (networks.length > 0) return ok(networks.join(', '))
      if (!hosted || SITE_URL.startsWith('http:')) return ok('nenhum')
      return warning(
        'nenhum: todos os visitantes contam como um',
        'TRUSTED_PROXY=127.0.0.1, com o proxy nesta máquina.',
      )
    },
  },
]

const useFullNode = 'Use o Node de https://nodejs.org, que traz todos os fusos.'
const forbidden = ['SUPABASE_SECRET_KEY', 'SUPABASE_DB_URL', 'SUPABASE_ACCESS_TOKEN', 'ADMIN_PASSWORD']

/** It holds the site's secrets: for its owner only. The project's own have no place on the machine that serves. */
function checkEnvFile(file: string) {
  if (!existsSync(file)) return ok('nenhum: as variáveis vêm de fora')
  const kept = forbidden.filter((name) => parseEnv(readFileSync(file, 'utf8'))[name]?.trim())
  if (kept.length > 0) return wrong(`guarda ${kept.join(', ')}`, `Apague essas linhas de ${file}.`)
  return (statSync(file).mode & 0o077) === 0 ? ok(file) : wrong('outros usuários o leem', `chmod 600 ${file}`)
}

function isStrong(secret: string) {
  return new Set(secret).size >= 10
}

function makeSecret(name: string) {
  return `npm run setup, ou ${name}=$(openssl rand -hex 32) no ambiente.`
}
