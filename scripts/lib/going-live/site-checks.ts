import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { requireWritableFolder } from '../folders.ts'
import { Refusal } from '../refusal.ts'
import { ok, unknown, warning, wrong } from './check.ts'
import { ask, isLocal } from './project.ts'
import type { Checks, World } from './world.ts'

/** The site at its public address, and the machine that this runs on. Before the first start the site need not answer. */
export function siteChecks({ isStarted }: { isStarted: boolean }): Checks {
  return {
    'Endereço do site'({ site: { SITE_URL: url }, project }) {
      if (isLocal(url) && isLocal(project.url)) return ok(`${url}, só nesta máquina`)
      if (!isLocal(url) && url.startsWith('https://')) return ok(url)
      const fault = isLocal(url) ? 'só existe nesta máquina' : 'não é https'
      return wrong(`${url} ${fault}`, 'npm run setup, com o endereço público: https://www.seu-hotel.com.br')
    },
    async 'Site no ar'(world) {
      try {
        return await checkHealth(world)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const start = world.hosted ? 'No servidor: docker compose up -d ou npm start' : 'npm start'
        return isStarted ? wrong(error.message, start) : unknown('ainda não foi ligado', start)
      }
    },
    async 'Sistema de reservas'({ site: { BOOKING_ENGINE_URL: url } }) {
      try {
        const { status } = await ask(url)
        if (status < 500) return ok(url)
        return warning(`${url} respondeu ${status}`, 'Confira com quem faz as reservas.')
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return warning(error.message, 'Confira BOOKING_ENGINE_URL: npm run setup')
      }
    },
    'Pasta de dados'({ site: { DATA_DIR: folder } }) {
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
    'Arquivo de ambiente': ({ envFile }) => checkEnvFile(envFile),
    'Segredo do site'({ site: { SITE_SECRET: secret, DATA_DIR }, hosted }) {
      if (secret) return strength(secret, 'SITE_SECRET')
      const isKept = existsSync(join(DATA_DIR, 'site', 'secret'))
      if (isKept || !hosted) return ok('guardado na pasta de dados; várias máquinas precisam do mesmo')
      const found = 'será feito na pasta de dados; várias máquinas precisam do mesmo'
      return warning(found, makeSecret('SITE_SECRET'))
    },
    'Senha de publicação'({ site: { REVALIDATE_SECRET: secret }, hosted }) {
      if (secret) return strength(secret, 'REVALIDATE_SECRET')
      return hosted ? warning('não há', makeSecret('REVALIDATE_SECRET')) : ok('a demonstração faz a sua')
    },
    'Proxy de confiança'({ site: { TRUSTED_PROXY: list, SITE_URL }, hosted }) {
      const networks = list.split(/[\s,]+/).filter(Boolean)
      const wide = networks.find((network) => /\/[0-7]$/.test(network))
      const only = 'Em TRUSTED_PROXY só o endereço do proxy: 127.0.0.1'
      if (wide) return wrong(`${wide} confia na internet inteira`, only)
      if (networks.length > 0) return ok(networks.join(', '))
      if (!hosted || SITE_URL.startsWith('http:')) return ok('nenhum')
      return warning('nenhum: todos os visitantes contam como um', only)
    },
  }
}

const aliveSchema = z.object({ status: z.literal('ok') })
/** Without the secret of the publishing hook the site says only whether it serves. */
const readySchema = z.object({
  serves: z.boolean().optional(),
  status: z.string().optional(),
  contentAge: z.number().nullish(),
  failing: z.array(z.string()).default([]),
})

async function checkHealth({ site: { SITE_URL: url, REVALIDATE_SECRET: secret } }: World) {
  const alive = await ask(`${url}/api/health`)
  if (!aliveSchema.safeParse(alive.body).success)
    return wrong(
      `${url} responde, mas não é este site (${alive.status})`,
      'Aponte o domínio e o proxy para o servidor.',
    )
  const headers = secret ? { authorization: `Bearer ${secret}` } : undefined
  const { body } = await ask(`${url}/api/health/ready`, { headers })
  const ready = readySchema.safeParse(body).data
  if (ready?.serves === false)
    return wrong('no ar, mas não consegue servir', 'No servidor: npm run doctor, ou o registro do site.')
  if (ready?.serves && secret)
    return warning(
      'no ar, com outra senha de publicação',
      'Use o mesmo REVALIDATE_SECRET aqui e no servidor.',
    )
  if (ready?.serves) return ok('no ar')
  if (!ready || ready.status === 'empty')
    return wrong('no ar, mas sem conteúdo', 'Confira SUPABASE_URL e HOTEL_SLUG no servidor.')
  if (ready.failing.includes('disk'))
    return wrong('no ar, mas não grava na pasta de dados', 'Confira DATA_DIR e o disco no servidor: df -h')
  if (ready.status === 'fresh') return ok(`conteúdo lido há ${ready.contentAge ?? 0} s`)
  return wrong(
    'mostra o último conteúdo bom: o Supabase não lhe responde',
    'Confira SUPABASE_URL no servidor.',
  )
}

const forbidden = ['SUPABASE_SECRET_KEY', 'SUPABASE_DB_PASSWORD', 'SUPABASE_ACCESS_TOKEN', 'ADMIN_PASSWORD']

/** The file holds the site's secrets, so only its owner may read it. The project's own secrets do not belong there. */
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
