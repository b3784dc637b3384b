import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { execa } from 'execa'
import { z } from 'zod'
import { checkEnv } from '../../../lib/env.ts'
import { askLine, askSecret } from '../ask-secret.ts'
import { makeAdmin } from '../first-admin.ts'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import { examine } from './doctor.ts'
import { readEnvFile, updateEnvFile } from './env-file.ts'
import {
  ask,
  callFunction,
  installCommands,
  isLocal,
  kindOfKey,
  Outage,
  type Project,
  readKeys,
  refOf,
  statusPage,
} from './project.ts'
import { type Given, readWorld } from './world.ts'

type Answers = Record<string, string>

type Question = {
  name: string
  /** The words of the question; without them there is only the flag. */
  label?: string
  variable?: string
  fallback?: (answers: Answers) => string
  tidy?: (answer: string) => string
  /** Why an answer is not accepted; throws a Refusal when an address does not answer. */
  check?: (answer: string, answers: Answers) => string | undefined | Promise<string | undefined>
}

/** Six of them are asked; everything else about a hotel is entered in the panel. */
const questions: Question[] = [
  {
    name: 'supabase-url',
    label: 'Endereço do projeto (no painel do Supabase: Project Settings → Data API)',
    variable: 'SUPABASE_URL',
    tidy: (url) => url.replace(/\/+(?:rest\/v1\/?)?$/, ''),
    async check(url) {
      const { status, keys } = await readKeys(url)
      if (status === 540) return 'O projeto está em pausa: abra-o no painel do Supabase e escolha Restore.'
      return keys ? undefined : `Este endereço responde, mas não como um projeto Supabase (${status}).`
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
      if (isLocal(url) && isLocal(answers['supabase-url'] ?? '')) return undefined
      if (isLocal(url)) return `${url} só existe nesta máquina. Use o endereço público.`
      if (url.startsWith('https://')) return undefined
      return 'Use https://: sem ele a senha do painel passa aberta pela rede.'
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
  {
    name: 'admin-email',
    label: 'E-mail da primeira pessoa que entra no painel',
    tidy: (email) => email.toLowerCase(),
    check: (email) =>
      z.email().safeParse(email).success ? undefined : 'Use um e-mail como voce@hotel.com.br.',
  },
]

/** What can be said on the command line, apart from `--yes` and `--env-path`. */
export const flagNames = [...questions.map(({ name }) => name), 'project-ref']

type Flags = Record<string, string | undefined>

/** The whole way from an empty project to a hotel with an administrator. Ends with the doctor's table and exit code. */
export async function setUp(given: Given, flags: Flags, isAsking: boolean): Promise<number> {
  const { envFile } = given
  const known = { ...given.variables, ...readEnvFile(envFile) }
  const answers = await settle(flags, known, isAsking)
  const { 'hotel-slug': slug = '', 'supabase-url': url = '', 'site-url': siteUrl = '' } = answers
  const project = { url, publishableKey: answers['supabase-publishable-key'] ?? '' }
  const isInstalled = await install(slug, flags['project-ref'] ?? refOf(url))
  await untilTablesAreSeen(project, isInstalled)
  const secretKey =
    given.secretKey ?? (isAsking ? await askSecret('Chave secreta, sb_secret_… (não fica guardada)') : '')
  if (secretKey) await setUpHotel(project, secretKey, answers)
  else console.log('Sem a chave secreta (SUPABASE_SECRET_KEY) o hotel no banco fica como está.')

  const ownVariables = questions.flatMap(({ name, variable }) =>
    variable ? [[variable, answers[name] ?? '']] : [],
  )
  const secrets = ['SITE_SECRET', 'REVALIDATE_SECRET'].map((name) => [
    name,
    known[name] || randomBytes(32).toString('hex'),
  ])
  // Caddy on the same machine, as docs/going-live/server.md has it.
  const proxy = { TRUSTED_PROXY: known.TRUSTED_PROXY ?? (isLocal(siteUrl) ? '' : '127.0.0.1') }
  const variables = { ...proxy, ...Object.fromEntries([...ownVariables, ...secrets]) }
  updateEnvFile(envFile, variables)
  console.log(`\nAmbiente gravado em ${envFile}, só para você ler.`)
  const email = answers['admin-email']
  if (email && secretKey) {
    const lines = await makeAdmin({ url, secretKey, slug, siteUrl }, { email, name: '' })
    console.log(`\n${lines.join('\n')}`)
  }
  const world = await readWorld({
    variables: { ...given.variables, ...variables },
    envFile,
    secretKey: secretKey || undefined,
  })
  return examine(world, { isStarted: false })
}

/** The name without accents and spaces. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The answers from flags, from what is known and, at a terminal, from the person. One Refusal lists all that is missing or wrong. */
async function settle(flags: Flags, known: Flags, isAsking: boolean): Promise<Answers> {
  const answers: Answers = {}
  const problems: string[] = []
  for (const question of questions) {
    const { name, label, variable, fallback, tidy = (answer: string) => answer } = question
    const usual = (variable && known[variable]?.trim()) || fallback?.(answers) || ''
    const isOptional =
      (name === 'admin-email' && !isAsking) || (name === 'hotel-name' && Boolean(known.HOTEL_SLUG))
    let given = flags[name]
    for (;;) {
      const words = usual ? `${label} [${usual}]` : `${label}`
      const typed: string = given ?? (isAsking && label ? await askLine(words) : '')
      const answer = tidy(typed.trim() || usual)
      answers[name] = answer
      const missing = isOptional || fallback ? undefined : 'É preciso responder.'
      const fault = answer === '' ? missing : await faultOf(question, answer, answers)
      if (!fault) break
      if (!isAsking || !label) {
        problems.push(`  --${name}: ${fault}`)
        break
      }
      console.log(`  ${fault}`)
      given = undefined
    }
  }
  if (problems.length > 0) throw new Refusal(`Falta responder, ou não serve:\n${problems.join('\n')}`)
  return answers
}

async function faultOf({ variable, check }: Question, answer: string, answers: Answers) {
  try {
    return (variable && faultOfVariable(variable, answer)) || (await check?.(answer, answers))
  } catch (error) {
    if (error instanceof Outage) return `${error.message}. Veja ${statusPage} e espere.`
    if (error instanceof Refusal) return `${error.message}.`
    throw error
  }
}

const valid = {
  SUPABASE_URL: 'http://x',
  SUPABASE_PUBLISHABLE_KEY: 'x'.repeat(20),
  HOTEL_SLUG: 'x',
  BOOKING_ENGINE_URL: 'http://x',
}

/** Why the site itself would refuse this value of a variable. */
function faultOfVariable(name: string, value: string) {
  const { error } = checkEnv({ ...valid, [name]: value })
  const fault = error?.issues.find(({ path }) => path[0] === name)?.message
  return fault && `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`
}

/** Installs migrations and functions with the official command line; prints its commands where that is not possible. */
async function install(slug: string, ref: string | undefined): Promise<boolean> {
  const commands = installCommands(slug, ref)
  if (ref && (await runAll(commands))) return true
  const lines = commands.map((command) => `  npx ${command.join(' ')}`).join('\n')
  console.log(
    `\nAs migrações e as funções não foram instaladas por aqui. Depois de npx supabase login:\n${lines}`,
  )
  return false
}

async function runAll(commands: string[][]) {
  for (const command of commands) {
    console.log(`\n$ npx ${command.join(' ')}`)
    const stdio = [process.stdin.isTTY ? 'inherit' : 'ignore', 'inherit', 'inherit'] as const
    const options = { cwd: root, env: { SUPABASE_YES: 'true' }, reject: false, stdio } as const
    if ((await execa('npx', ['--yes', ...command], options)).failed) return false
  }
  return true
}

/** Supabase's API notices new tables some seconds after the migrations, and nothing works before. */
async function untilTablesAreSeen(project: Project, isInstalled: boolean) {
  const end = Date.now() + (isInstalled ? 60_000 : 0)
  while ((await callFunction(project, 'site_content', { p_slug: 'x' })).status === 404) {
    if (Date.now() > end)
      throw new Refusal('O banco ainda não tem as tabelas. Rode os comandos acima, e npm run setup de novo.')
    await sleep(500)
  }
}

const storedSchema = z.object({ hotel: z.object({ name: z.string(), tagline: z.string().nullable() }) })

/** Makes the hotel and its buckets. What the panel has changed of an existing hotel stays. */
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
