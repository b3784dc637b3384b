import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { type Check, ok, type World, warning, wrong } from './check.ts'
import { ask } from './project.ts'

export const health = 'Site no ar'

export const siteChecks: Check[] = [
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

const healthSchema = z.object({ status: z.string(), contentAge: z.number().nullish() })

async function checkHealth({ site: { SITE_URL: url }, hosted }: World) {
  const start = hosted ? 'npm start, no servidor' : 'npm start'
  try {
    const alive = await ask(`${url}/api/health`)
    if (healthSchema.safeParse(alive.body).data?.status !== 'ok')
      return wrong(
        `${url} responde, mas não é este site (${alive.status})`,
        'Aponte o domínio e o proxy para o servidor.',
      )
    const { body } = await ask(`${url}/api/health/ready`)
    const { status, contentAge } = healthSchema.safeParse(body).data ?? { status: 'empty' }
    if (status === 'fresh') return ok(`conteúdo lido há ${contentAge ?? 0} s`)
    return status === 'stale'
      ? wrong(
          'mostra o último conteúdo bom: o Supabase não responde a ele',
          'Confira SUPABASE_URL no servidor.',
        )
      : wrong('no ar, mas sem conteúdo', 'Confira SUPABASE_URL e HOTEL_SLUG no servidor.')
  } catch (error) {
    if (error instanceof Refusal) return wrong(error.message, start)
    throw error
  }
}

export function isHere(url: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '')
}
