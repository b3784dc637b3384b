import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { parseEnv } from '../../../lib/env.ts'
import { askLine, askSecret } from '../ask-secret.ts'
import { makeAdmin } from '../first-admin.ts'
import { Refusal } from '../refusal.ts'
import { examine } from './doctor.ts'
import { readEnvFile, updateEnvFile } from './env-file.ts'
import { change, differences } from './management.ts'
import {
  ask,
  askProject,
  callFunction,
  kindOfKey,
  Outage,
  type Project,
  refOf,
  statusPage,
} from './project.ts'
import { isHere } from './site-checks.ts'
import { install, installCommands } from './supabase-cli.ts'
import { type Given, readWorld } from './world.ts'

type Answers = Record<string, string>

type Question = {
  /** Its flag. */
  name: string
  /** Asked with these words; without them it is a flag only. */
  label?: string
  variable?: string
  fallback?: (answers: Answers) => string
  tidy?: (answer: string) => string
  /** Why an answer is not taken; throws a Refusal when nobody answers. */
  check?: (answer: string, answers: Answers) => string | undefined | Promise<string | undefined>
}

/** Six are asked; the others have a usual value, and the panel holds whatever else there is to say of a hotel. */
const questions: Question[] = [
  {
    name: 'supabase-url',
    label: 'Endereço do projeto (no painel do Supabase: Project Settings → Data API)',
    variable: 'SUPABASE_URL',
    tidy: (url) => url.replace(/\/+(?:rest\/v1\/?)?$/, ''),
    async check(url) {
      const { status, body } = await askProject(`${url}/auth/v1/.well-known/jwks.json`)
      if (status === 540) return 'O projeto está em pausa: abra-o no painel do Supabase e escolha Restore.'
      if (status === 200 && typeof body === 'object') return undefined
      return `Este endereço responde, mas não como um projeto Supabase (${status}).`
    },
  },
  {
    name: 'supabase-publishable-key',
    label: 'Chave pública, sb_publishable_… (Project Settings → API Keys)',
    variable: 'SUPABASE_PUBLISHABLE_KEY',
    async check(key, answers) {
      if (kindOfKey(key) === 'secret') return 'Esta é a chave secreta. Aqui entra a pública (publishable).'
      const project = { url: answers['supabase-url'] ?? '', publishableKey: key }
      const { status } = await callFunction(project, 'site_content', { p_slug: 'x' })
      if (status === 200 || status === 404) return undefined
      return `O projeto não aceita esta chave (${status}). Copie-a inteira, sem espaços.`
    },
  },
  {
    name: 'hotel-name',
    label: 'Nome do hotel',
    check: (name) => (name.length <= 60 ? undefined : `Use no máximo 60 letras; são ${name.length}.`),
  },
  { name: 'hotel-slug', variable: 'HOTEL_SLUG', fallback: (answers) => slugOf(answers['hotel-name'] ?? '') },
  {
    name: 'site-url',
    label: 'Endereço do site, com https://',
    variable: 'SITE_URL',
    tidy: (url) => url.replace(/\/+$/, ''),
    check(url, answers) {
      if (URL.parse(url)?.pathname !== '/') return 'Só o endereço, sem nada depois do domínio.'
      if (isHere(url) && isHere(answers['supabase-url'] ?? '')) return undefined
      if (isHere(url)) return `${url} só existe nesta máquina. Use o endereço público.`
      return url.startsWith('https://')
        ? undefined
        : 'Use https://: sem ele a senha do painel passa aberta pela rede.'
    },
  },
  {
    name: 'booking-url',
    label: 'Endereço do sistema de reservas, sem /hotelresults',
    variable: 'BOOKING_ENGINE_URL',
    tidy: (url) => url.replace(/\/+(?:hotelresults)?\/*$/, ''),
    async check(url) {
      await ask(url).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        console.log(`  Aviso: ${error.message}. Confira depois.`)
      })
      return undefined
    },
  },
  { name: 'booking-hotel', variable: 'BOOKING_HOTEL_ID', fallback: (answers) => answers['hotel-slug'] ?? '' },
  {
    name: 'trusted-proxy',
    variable: 'TRUSTED_PROXY',
    fallback: (answers) => (isHere(answers['site-url'] ?? '') ? '' : '127.0.0.1'),
  },
  { name: 'legal-name', variable: 'HOTEL_LEGAL_NAME', fallback: () => '' },
  { name: 'cnpj', variable: 'HOTEL_CNPJ', fallback: () => '' },
  { name: 'hosting', variable: 'HOTEL_HOSTING', fallback: () => '' },
  {
    name: 'admin-email',
    label: 'E-mail da primeira pessoa que entra no painel',
    tidy: (email) => email.toLowerCase(),
    check: (email) =>
      z.email().safeParse(email).success ? undefined : 'Use um e-mail como voce@hotel.com.br.',
  },
]

/** What may stand on the command line, beside `--yes`, `--secrets-stdin` and `--env-path`. */
export const flagNames = [...questions.map(({ name }) => name), 'project-ref', 'admin-name']

type Flags = Record<string, string | undefined>

/** The whole way from an empty project to a hotel with an administrator. Ends with the doctor's table and exit code. */
export async function setUp(
  given: Given,
  flags: Flags,
  { isAsking }: { isAsking: boolean },
): Promise<number> {
  const { envFile, accessToken } = given
  const known = { ...given.variables, ...readEnvFile(envFile) }
  const answers = await settle(flags, known, isAsking)
  const { 'hotel-slug': slug = '', 'supabase-url': url = '' } = answers
  const project = { url, publishableKey: answers['supabase-publishable-key'] ?? '' }

  const ref = flags['project-ref'] ?? refOf(url)
  const isInstalled = ref !== undefined && (await install(ref, slug, given))
  if (!isInstalled) {
    const commands = installCommands(url, slug, ref).map((command) => `  ${command}`)
    console.log(
      `\nAs migrações e as funções não foram instaladas por aqui. Depois de npx supabase login:\n${commands.join('\n')}`,
    )
  }
  await untilTablesAreSeen(project, isInstalled)
  const typed = isAsking && !given.secretKey
  const secretKey = typed
    ? await askSecret('Chave secreta, sb_secret_… (não fica guardada)')
    : given.secretKey
  await setUpSignIn(given, project)
  if (secretKey) await setUpHotel(project, secretKey, answers)
  else console.log('Sem a chave secreta (SUPABASE_SECRET_KEY) o hotel no banco fica como está.')

  const secrets = ['SITE_SECRET', 'REVALIDATE_SECRET'].map((name) => [
    name,
    known[name] || randomBytes(32).toString('hex'),
  ])
  const variables = { ...variablesOf(answers), ...Object.fromEntries(secrets) }
  updateEnvFile(envFile, variables)
  console.log(`\nAmbiente gravado em ${envFile}, só para você ler.`)
  const email = answers['admin-email']
  if (email && secretKey) {
    const place = { url, secretKey, slug, siteUrl: answers['site-url'] ?? '' }
    const person = { email, name: flags['admin-name'] ?? '', password: undefined }
    console.log(`\n${(await makeAdmin(place, person)).join('\n')}`)
  }
  const world = { variables: { ...given.variables, ...variables }, envFile, secretKey, accessToken }
  return examine(await readWorld(world), { isStarted: false })
}

/** The name without accents and spaces. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** Flags, what is known and what is usual; asked where there is a terminal. One Refusal lists what is missing or wrong. */
async function settle(flags: Flags, known: Flags, isAsking: boolean): Promise<Answers> {
  const answers: Answers = {}
  const problems: string[] = []
  for (const { name, label, variable, fallback, tidy = (answer: string) => answer, check } of questions) {
    const usual = (variable && known[variable]?.trim()) || fallback?.(answers) || ''
    let given = flags[name]
    for (;;) {
      const words = usual ? `${label} [${usual}]` : `${label}`
      const typed: string = given ?? (isAsking && label ? await askLine(words) : '')
      const answer = tidy(typed.trim() || usual)
      answers[name] = answer
      const isRequired = fallback === undefined && (name !== 'admin-email' || isAsking)
      const isNamed = name === 'hotel-name' && Boolean(known.HOTEL_SLUG)
      const missing = isRequired && !isNamed ? 'É preciso responder.' : undefined
      const wrong = answer === '' ? missing : await judge(answer, answers, variable, check)
      if (!wrong) break
      if (!isAsking || !label) {
        problems.push(`  --${name}: ${wrong}`)
        break
      }
      console.log(`  ${wrong}`)
      given = undefined
    }
  }
  if (problems.length > 0) throw new Refusal(`Falta responder, ou não serve:\n${problems.join('\n')}`)
  return answers
}

async function judge(answer: string, answers: Answers, variable?: string, check?: Question['check']) {
  try {
    return (variable && asVariable(variable, answer)) || (await check?.(answer, answers))
  } catch (error) {
    if (error instanceof Outage) return `${error.message}. Veja ${statusPage} e espere.`
    if (error instanceof Refusal) return `${error.message}.`
    throw error
  }
}

const sound = {
  SUPABASE_URL: 'http://x',
  SUPABASE_PUBLISHABLE_KEY: 'x'.repeat(20),
  HOTEL_SLUG: 'x',
  BOOKING_ENGINE_URL: 'http://x',
}

/** Why the site itself would not take a variable with this value. */
function asVariable(name: string, value: string) {
  try {
    parseEnv({ ...sound, [name]: value })
    return undefined
  } catch (error) {
    const [, message = ''] = String(error).split(`${name}: `)
    const sentence = message.split('\n')[0] ?? ''
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
  }
}

function variablesOf(answers: Answers) {
  return Object.fromEntries(
    questions.flatMap(({ name, variable }) => (variable ? [[variable, answers[name] ?? '']] : [])),
  )
}

/** Supabase's API notices new tables some seconds after the migrations; nothing can go on without them. */
async function untilTablesAreSeen(project: Project, isInstalled: boolean) {
  const end = Date.now() + (isInstalled ? 60_000 : 0)
  while ((await callFunction(project, 'site_content', { p_slug: 'x' })).status === 404) {
    if (Date.now() > end)
      throw new Refusal('O banco ainda não tem as tabelas. Rode os comandos acima, e npm run setup de novo.')
    await setTimeout(500)
  }
}

/** With an access token, what else only the dashboard sets. */
async function setUpSignIn({ accessToken, variables }: Given, project: Project) {
  if (!accessToken) return
  const api = variables.SUPABASE_API_URL?.trim() || 'https://api.supabase.com'
  const wanted = await differences(api, project.url, accessToken)
  if (wanted.length === 0) return
  await change(api, project.url, accessToken, wanted)
  console.log(`Ajustado no projeto: ${wanted.map(({ words }) => words).join('; ')}.`)
}

/** Makes the hotel and its buckets; what the panel has changed of a hotel that is there stays. */
async function setUpHotel(project: Project, secretKey: string, answers: Answers) {
  const { 'hotel-slug': p_slug, 'hotel-name': p_name } = answers
  const { body: content } = await callFunction(project, 'site_content', { p_slug })
  const stored = storedSchema.safeParse(content).data?.hotel
  const args = {
    p_slug,
    p_name: p_name || stored?.name,
    p_tagline: stored?.tagline ?? '',
    p_configuration: {},
  }
  const { status, body } = await callFunction(project, 'set_up_hotel', args, secretKey)
  if (status >= 300) throw new Refusal(`O hotel não foi gravado (${status}): ${JSON.stringify(body)}`)
}

const storedSchema = z.object({ hotel: z.object({ name: z.string(), tagline: z.string().nullable() }) })
