import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { distDirFor } from '../build.ts'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import { type Check, ok, warning, wrong } from './check.ts'
import { ask } from './project.ts'
import type { World } from './world.ts'

export const health = 'Site no ar'

export const siteChecks: Check<World>[] = [
  {
    name: 'Endereço do site',
    run({ site: { SITE_URL: url }, project }) {
      if (isHere(url))
        return isHere(project.url)
          ? ok(`${url}, só nesta máquina`)
          : wrong(
              `${url} só existe nesta máquina`,
              'npm run setup, com o endereço público: https://www.seu-hotel.com.br',
            )
      if (url.startsWith('https://')) return ok(url)
      return wrong(`${url} não é https`, 'npm run setup, com https:// no endereço')
    },
  },
  { name: health, run: checkHealth },
  {
    name: 'Sistema de reservas',
    async run({ site: { BOOKING_ENGINE_URL: url } }) {
      try {
        const { status } = await ask(url)
        return status < 500
          ? ok(url)
          : warning(`${url} respondeu ${status}`, 'Confira com quem faz as reservas.')
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return warning(error.message, 'Confira BOOKING_ENGINE_URL: npm run setup')
      }
    },
  },
]

const aliveSchema = z.object({ status: z.literal('ok') })
/** The details come with the hook's secret only. */
const readySchema = z.object({
  serves: z.boolean().optional(),
  status: z.string().optional(),
  contentAge: z.number().nullish(),
  release: z.string().nullish(),
  failing: z.array(z.string()).default([]),
})

async function checkHealth({ site, hosted }: World) {
  const { SITE_URL: url, DATA_DIR, REVALIDATE_SECRET: secret } = site
  const start = hosted ? startThere : 'npm start'
  try {
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
    if (ready?.serves)
      return secret
        ? warning('no ar, com outra senha de publicação', 'Use o mesmo REVALIDATE_SECRET aqui e no servidor.')
        : ok('no ar')
    if (!ready || ready.status === 'empty')
      return wrong('no ar, mas sem conteúdo', 'Confira SUPABASE_URL e HOTEL_SLUG no servidor.')
    if (ready.failing.includes('disk'))
      return wrong('no ar, mas não grava na pasta de dados', 'Confira DATA_DIR e o disco no servidor: df -h')
    if (ready.status !== 'fresh')
      return wrong(
        'mostra o último conteúdo bom: o Supabase não lhe responde',
        'Confira SUPABASE_URL no servidor.',
      )
    const own = releaseHere(DATA_DIR)
    if (own && ready.release && own !== ready.release)
      return warning(
        `no ar, com outra versão (${ready.release}; aqui ${own})`,
        'Publique esta versão no servidor.',
      )
    return ok(`conteúdo lido há ${ready.contentAge ?? 0} s`)
  } catch (error) {
    if (error instanceof Refusal) return wrong(error.message, start)
    throw error
  }
}

const startThere = 'No servidor: docker compose up -d ou npm start'

function releaseHere(dataDir: string) {
  const file = join(root, distDirFor(dataDir), 'BUILD_ID')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

export function isHere(url: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '')
}
