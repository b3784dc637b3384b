import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseEnv } from 'node:util'
import { z } from 'zod'
import { migrationFiles } from '../../../supabase/local/migrations.ts'
import { requireWritableFolder } from '../folders.ts'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import { ask, callFunction, installCommands, isLocal, kindOfKey, readKeys } from './project.ts'
import {
  type Check,
  type Facts,
  judge,
  type Outcome,
  ok,
  type Row,
  table,
  unknown,
  type World,
  warning,
  wrong,
} from './world.ts'

/** Checks all facts in parallel. */
export function inspect(world: World): Promise<Row[]> {
  const rows = Object.entries(facts).map(async ([name, check]) => ({ name, ...(await judge(check, world)) }))
  return Promise.all(rows)
}

/** Prints the table. Returns the exit code, 1 if any row is ✗. */
export async function examine(world: World): Promise<number> {
  const rows = await inspect(world)
  console.log(['', ...table(rows)].join('\n'))
  return rows.some(({ sign }) => sign === '✗') ? 1 : 0
}

/** Facts that anybody can check with the publishable key. */
const projectFacts = {
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
      return wrong('esta é a chave secreta', 'Troque-a já pela pública (publishable): npm run setup')
    const { status } = await readContent(world)
    if (status === 200 || status === 404) return ok('aceita')
    return wrong(
      `não foi aceita (${status})`,
      'Copie-a inteira, sem espaços, em Project Settings → API Keys: npm run setup',
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
    return wrong('só com o segredo antigo', 'Migre para uma chave ES256 em Project Settings → JWT Keys.')
  },
  'Função team': checkFunction('team', "ninguém escolhe a senha por um link, e 'Equipe' não cria contas"),
  'Função migrate-room-images': checkFunction('migrate-room-images', "'Migrar Imagens' não funciona"),
} satisfies Record<string, Check>

function readContent({ project, site }: World) {
  return callFunction(project, 'site_content', { p_slug: site.HOTEL_SLUG })
}

const bookingSchema = z.object({
  booking: z.tuple([z.object({ way: z.string(), engine_url: z.string(), template: z.string() }).partial()]),
})

/** Returns the booking engine of the panel, else that of the environment; null if the hotel has none. */
async function engineOf(world: World): Promise<string | null> {
  const content = await readContent(world).catch(() => undefined)
  const { way, engine_url, template } = bookingSchema.safeParse(content?.body).data?.booking[0] ?? {}
  if (way === 'contact') return null
  const named = { other: template, standard: engine_url }[String(way)] ?? ''
  return /^https?:\/\/[^/?#@{}]+/i.exec(named)?.[0] ?? world.site.BOOKING_ENGINE_URL
}

/** Skips a check if the key is refused everywhere, because a refusal then says nothing about its rights. */
function withKey(check: Check): Check {
  return async (world) => {
    const { status } = await readContent(world)
    const isRefused = status === 401 || status === 403
    return isRefused ? unknown('a chave pública não foi aceita', 'npm run setup') : check(world)
  }
}

const refusalSchema = z.object({ error_code: z.string().optional(), code: z.unknown() })

/** Tries to sign up with an invalid address and password, about which an auth server that allows sign-ups complains. */
async function checkSignUp({ project }: World) {
  const { status, body } = await ask(`${project.url}/auth/v1/signup`, {
    key: project.publishableKey,
    method: 'POST',
    body: { email: 'sem-arroba', password: '1' },
  })
  const refusal = refusalSchema.safeParse(body).data
  if ([refusal?.error_code, refusal?.code].includes('signup_disabled'))
    return ok('ninguém se cadastra sozinho')
  const place = 'Authentication → Sign In / Providers, no painel do Supabase'
  if (status === 429 || status >= 500 || refusal?.error_code === 'captcha_failed')
    return unknown(`o projeto não deixou conferir agora (${status})`, `Confira em ${place}.`)
  return wrong('qualquer um cria uma conta', `Desligue 'Allow new users to sign up' em ${place}.`)
}

const hidden = [
  ...['hotel_content', 'hotel_content_history', 'pending_versions', 'preview_links'],
  'survey_answers',
  ...['user_hotel_access', 'editing', 'images'],
]
const shown = ['hotels', 'hero_sections', 'about_sections', 'hotel_configurations']

/** Tries what the publishable key must not do. Deletes nothing even if it could, because no row has this id. */
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

/** Facts about the site at its public address and about this machine. */
const siteFacts = {
  'Endereço do site'({ site: { SITE_URL: url }, project }) {
    if (isLocal(url) && isLocal(project.url)) return ok(`${url}, só nesta máquina`)
    if (!isLocal(url) && url.startsWith('https://')) return ok(url)
    const fault = isLocal(url) ? 'só existe nesta máquina' : 'sem https a senha do painel passa aberta'
    const change = 'Use o endereço público, como https://www.seu-hotel.com.br: npm run setup'
    return wrong(`${fault}: ${url}`, change)
  },
  async 'Site no ar'(world) {
    try {
      return await checkHealth(world)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const start = world.hosted ? 'No servidor: docker compose up -d ou npm start' : 'npm start'
      return world.isStarted ? wrong(error.message, start) : unknown('ainda não foi ligado', start)
    }
  },
  async 'Sistema de reservas'(world) {
    const url = await engineOf(world)
    const change = "Diga qual é o motor do hotel: no painel, em 'Reservas'."
    if (!url) return ok('sem motor: os hóspedes falam com o hotel')
    if (/\.(?:example|invalid|test)$/i.test(new URL(url).hostname))
      return warning(`${url} é um endereço de exemplo`, change)
    try {
      const { status } = await ask(url)
      return status < 500 ? ok(url) : warning(`${url} respondeu ${status}`, change)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return warning(error.message, change)
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
    if (secret) return ok('há')
    const isKept = existsSync(join(DATA_DIR, 'site', 'secret'))
    if (isKept || !hosted) return ok('guardado na pasta de dados; várias máquinas precisam do mesmo')
    const found = 'será feito na pasta de dados; várias máquinas precisam do mesmo'
    return warning(found, makeSecret('SITE_SECRET'))
  },
  'Senha de publicação'({ site: { REVALIDATE_SECRET: secret }, hosted }) {
    if (secret) return ok('há')
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
} satisfies Record<string, Check>

const aliveSchema = z.object({ status: z.literal('ok') })
/** Without the secret of the publishing hook, the site only returns `serves`. */
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

/** Only the owner may read the file, because it has the site's secrets. The project's secrets do not belong in it. */
function checkEnvFile(file: string) {
  if (!existsSync(file)) return ok('nenhum: as variáveis vêm de fora')
  const variables = parseEnv(readFileSync(file, 'utf8'))
  const kept = forbidden.filter((name) => variables[name]?.trim())
  if (kept.length > 0) return wrong(`guarda ${kept.join(', ')}`, `Apague essas linhas de ${file}.`)
  return (statSync(file).mode & 0o077) === 0 ? ok(file) : wrong('outros usuários o leem', `chmod 600 ${file}`)
}

function makeSecret(name: string) {
  return `npm run setup, ou ${name}=$(openssl rand -hex 32) no ambiente.`
}

/** Facts that the secret key reads from the database. */
const databaseFacts = {
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
    const { missing, extra } = difference(catalogue.trim().split('\n'), facts.catalogue)
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
} satisfies Record<string, Check>

/** Lists all facts by the names of the rows. Setup repairs the same facts. */
export const facts = { ...projectFacts, ...databaseFacts, ...siteFacts } satisfies Record<string, Check>
export type FactName = keyof typeof facts

function withFacts(check: (facts: Facts, world: World) => Outcome): Check {
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
  const [right, present] = [new Set(expected), new Set(found)]
  return { missing: [...right.difference(present)], extra: [...present.difference(right)] }
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
