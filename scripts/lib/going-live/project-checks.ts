import { z } from 'zod'
import { ok, unknown, warning, wrong } from './check.ts'
import { ask, callFunction, dashboard, installCommands, kindOfKey, readKeys } from './project.ts'
import type { Checks, World } from './world.ts'

type Check = Checks[string]

/** What anybody on the internet can find out about the project, with the publishable key. */
export const projectChecks: Checks = {
  async 'Projeto Supabase'({ project, hosted }) {
    const { status, keys } = await readKeys(project.url)
    if (status === 540)
      return wrong('o projeto está em pausa', 'Abra o projeto no painel do Supabase: Restore.')
    if (keys) return ok(hosted ? new URL(project.url).host : 'o desta máquina, com a demonstração')
    return wrong(
      `não parece um projeto Supabase (${status})`,
      'Copie o endereço em Project Settings → Data API.',
    )
  },
  async 'Chave pública'(world) {
    if (kindOfKey(world.project.publishableKey) === 'secret')
      return wrong('é a chave secreta', 'Troque-a já pela chave pública: npm run setup')
    const { status } = await readContent(world)
    if (status === 200 || status === 404) return ok('aceita')
    return wrong(
      `não foi aceita (${status})`,
      'Copie-a de novo em Project Settings → API Keys: npm run setup',
    )
  },
  async 'Conteúdo do site'(world) {
    const { status, body } = await readContent(world)
    if (status === 404) return wrong('o banco ainda não tem as tabelas', 'npm run setup')
    if (status !== 200) return wrong(`a leitura não funciona (${status})`, 'npm run setup')
    return body === null ? wrong(`não há hotel "${world.site.HOTEL_SLUG}"`, 'npm run setup') : ok('legível')
  },
  'Cadastro fechado': withKey(checkSignUp),
  'Chave pública contida': withKey(checkRights),
  async 'Assinatura das sessões'({ project }) {
    const { keys = [] } = await readKeys(project.url)
    if (keys.some(({ alg }) => alg === 'ES256' || alg === 'RS256')) return ok('com chave assimétrica')
    const place = dashboard(project.url, 'settings/jwt', 'Project Settings → JWT Keys')
    return wrong('só com o segredo antigo', `Migre para uma chave ES256 em ${place}.`)
  },
  'Função team': checkFunction('team', "ninguém escolhe a senha por um link, e 'Equipe' não cria contas"),
  'Função migrate-room-images': checkFunction('migrate-room-images', "'Migrar Imagens' não funciona"),
}

function readContent({ project, site }: World) {
  return callFunction(project, 'site_content', { p_slug: site.HOTEL_SLUG })
}

/** A refused key is refused everywhere: a refusal then says nothing about what the key may do. */
function withKey(check: Check): Check {
  return async (world) => {
    const { status } = await readContent(world)
    const isRefused = status === 401 || status === 403
    return isRefused ? unknown('a chave pública não foi aceita', 'npm run setup') : check(world)
  }
}

const refusalSchema = z.object({ error_code: z.string().optional(), code: z.unknown() })

/** Tries to sign up with an address and a password that no auth server takes: an open one complains about them. */
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

/** Tries what the publishable key must not do. Nothing is deleted even where it may, because no row has this id. */
async function checkRights({ project: { url, publishableKey: key } }: World) {
  const read = hidden.map(async (table) => {
    const { status } = await ask(`${url}/rest/v1/${table}?select=*&limit=1`, { key })
    return status < 300 ? [`lê ${table}`] : []
  })
  const deleted = [...hidden, ...shown].map(async (table) => {
    const none = `${table === 'hotels' ? 'id' : 'hotel_id'}=eq.00000000-0000-0000-0000-000000000000`
    const { status } = await ask(`${url}/rest/v1/${table}?${none}`, { key, method: 'DELETE' })
    return status < 300 ? [`apaga em ${table}`] : []
  })
  const found = (await Promise.all([...read, ...deleted])).flat()
  if (found.length === 0) return ok('não lê rascunhos nem pessoas, não escreve')
  return wrong(
    `ela ${found.slice(0, 3).join(', ')}`,
    "Tire do papel 'anon' os direitos a mais: a linha 'Regras de acesso' diz quais.",
  )
}

function checkFunction(name: string, consequence: string): Check {
  return withKey(async ({ project, hosted, site }) => {
    const [, ...commands] = installCommands(site.HOTEL_SLUG)
    const deploy = commands.map((command) => `npx ${command.join(' ')}`).join(' && ')
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
