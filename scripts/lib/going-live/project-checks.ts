import { z } from 'zod'
import { type Check, ok, unknown, warning, wrong } from './check.ts'
import { ask, askProject, callFunction, dashboard, kindOfKey } from './project.ts'
import { installCommands } from './supabase-cli.ts'
import type { World } from './world.ts'

/** What anybody on the internet may find out about the project, with the publishable key. */
export const projectChecks: Check<World>[] = [
  {
    name: 'Projeto Supabase',
    async run({ project, hosted }) {
      const { status, body } = await askProject(`${project.url}/auth/v1/.well-known/jwks.json`)
      if (status === 540)
        return wrong('o projeto está em pausa', 'Abra o projeto no painel do Supabase: Restore.')
      if (status === 200 && jwksSchema.safeParse(body).success)
        return ok(hosted ? new URL(project.url).host : 'o desta máquina, com a demonstração')
      return wrong(
        `não parece um projeto Supabase (${status})`,
        'Copie o endereço em Project Settings → Data API.',
      )
    },
  },
  {
    name: 'Chave pública',
    async run(world) {
      if (kindOfKey(world.project.publishableKey) === 'secret')
        return wrong('é a chave secreta', 'Troque-a já pela chave pública: npm run setup')
      const { status } = await readContent(world)
      if (status === 200 || status === 404) return ok('aceita')
      return wrong(
        `não foi aceita (${status})`,
        'Copie-a de novo em Project Settings → API Keys: npm run setup',
      )
    },
  },
  {
    name: 'Conteúdo do site',
    async run(world) {
      const { status, body } = await readContent(world)
      if (status === 404) return wrong('o banco ainda não tem as tabelas', 'npm run setup')
      if (status !== 200) return wrong(`a leitura não funciona (${status})`, 'npm run setup')
      return body === null ? wrong(`não há hotel "${world.site.HOTEL_SLUG}"`, 'npm run setup') : ok('legível')
    },
  },
  withKey('Cadastro fechado', checkSignUp),
  withKey('Chave pública contida', attack),
  {
    name: 'Assinatura das sessões',
    async run({ project }) {
      const { body } = await askProject(`${project.url}/auth/v1/.well-known/jwks.json`)
      const keys = jwksSchema.safeParse(body).data?.keys ?? []
      if (keys.some(({ alg }) => alg === 'ES256' || alg === 'RS256')) return ok('com chave assimétrica')
      const place = dashboard(project.url, 'settings/jwt', 'Project Settings → JWT Keys')
      return wrong('só com o segredo antigo', `Migre para uma chave ES256 em ${place}.`)
    },
  },
  checkFunction('team', "'Equipe' não cria contas"),
  checkFunction('migrate-room-images', "'Migrar Imagens' não funciona"),
]

function readContent({ project, site }: World) {
  return callFunction(project, 'site_content', { p_slug: site.HOTEL_SLUG })
}

/** A refused key is refused everywhere: what is refused then says nothing about what the key may do. */
function withKey(name: string, run: Check<World>['run']): Check<World> {
  return {
    name,
    async run(world) {
      const { status } = await readContent(world)
      const isRefused = status === 401 || status === 403
      return isRefused ? unknown('a chave pública não foi aceita', 'npm run setup') : run(world)
    },
  }
}

const jwksSchema = z.object({ keys: z.array(z.object({ alg: z.string().optional() })) })
const refusalSchema = z.object({ error_code: z.string().optional(), code: z.unknown() })

/** An address and a password that no auth server takes: where sign-up is open, it complains about them. */
async function checkSignUp({ project }: World) {
  const { status, body } = await ask(`${project.url}/auth/v1/signup`, {
    key: project.publishableKey,
    method: 'POST',
    body: { email: 'sem-arroba', password: '1' },
  })
  const refusal = refusalSchema.safeParse(body).data
  if ([refusal?.error_code, refusal?.code].includes('signup_disabled'))
    return ok('ninguém se cadastra sozinho')
  const place = dashboard(project.url, 'auth/providers', 'Authentication → Sign In / Providers')
  if (status === 429 || status >= 500 || refusal?.error_code === 'captcha_failed')
    return unknown(`o projeto não deixou conferir agora (${status})`, `Confira em ${place}.`)
  return wrong('qualquer um cria uma conta', `Desligue 'Allow new users to sign up' em ${place}.`)
}

const hidden = [
  ...['hotel_content', 'hotel_content_history', 'content_drafts', 'preview_links'],
  ...['user_hotel_access', 'editing', 'images'],
]
const shown = ['hotels', 'hero_sections', 'about_sections', 'hotel_configurations']

/** Tries what the publishable key must not do; nothing is changed where it may, for no row has this id. */
async function attack({ project }: World) {
  const { url, publishableKey: key } = project
  const none = 'hotel_id=eq.00000000-0000-0000-0000-000000000000'
  const filterOf = (table: string) => (table === 'hotels' ? none.replace('hotel_id', 'id') : none)
  const read = hidden.map(async (table) => {
    const { status } = await ask(`${url}/rest/v1/${table}?select=*&limit=1`, { key })
    return status < 300 ? [`lê ${table}`] : []
  })
  const written = [...hidden, ...shown].map(async (table) => {
    const place = `${url}/rest/v1/${table}?${filterOf(table)}`
    const { status } = await ask(place, { key, method: 'DELETE' })
    return status < 300 ? [`apaga em ${table}`] : []
  })
  const found = (await Promise.all([...read, ...written])).flat()
  if (found.length === 0) return ok('não lê rascunhos nem pessoas, não escreve')
  return wrong(
    `ela ${found.slice(0, 3).join(', ')}`,
    "Tire do papel 'anon' os direitos a mais: a linha 'Regras de acesso' diz quais.",
  )
}

function checkFunction(name: string, consequence: string): Check<World> {
  return withKey(`Função ${name}`, async ({ project, hosted, site }) => {
    const deploy = installCommands(project.url, site.HOTEL_SLUG).slice(1).join(' && ')
    const { status } = await ask(`${project.url}/functions/v1/${name}`, {
      key: project.publishableKey,
      method: 'POST',
      body: {},
    })
    if (status === 404) return wrong(`não está publicada: ${consequence}`, deploy)
    if (status >= 500) return warning(`responde com erro ${status}`, deploy)
    return ok(hosted ? 'publicada' : 'ligada')
  })
}
