import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { execa } from 'execa'
import { z } from 'zod'
import { checkEnv } from '../../../lib/env.ts'
import { upperFirst } from '../../../lib/words.ts'
import { askLine, askSecret } from '../ask-secret.ts'
import { noProject } from '../build.ts'
import { makeAdmin } from '../first-admin.ts'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import { examine, type FactName, facts } from './doctor.ts'
import { readEnvFile, updateEnvFile } from './env-file.ts'
import { callFunction, installCommands, isLocal, type Project, refOf, supabaseCli } from './project.ts'
import { type Given, judge, readWorld, unknown } from './world.ts'

type Answers = Record<string, string>

type Question = {
  name: string
  /** The text of the question; without it, the answer comes from the flag only. */
  label?: string
  variable?: string
  fallback?: (answers: Answers) => string
  tidy?: (answer: string) => string
  /** Returns why an answer is not accepted. */
  check?: (answer: string) => string | undefined
  /** The doctor's check for the answer. */
  fact?: FactName
}

/** Those with a label are asked. Everything else about a hotel is entered in the panel. */
const questions: Question[] = [
  {
    name: 'supabase-url',
    label: 'Endereço do projeto (no painel do Supabase: Project Settings → Data API)',
    variable: 'SUPABASE_URL',
    tidy: (url) => url.replace(/\/+(?:rest\/v1\/?)?$/, ''),
    fact: 'Projeto Supabase',
  },
  {
    name: 'supabase-publishable-key',
    label: 'Chave pública, sb_publishable_… (Project Settings → API Keys)',
    variable: 'SUPABASE_PUBLISHABLE_KEY',
    fact: 'Chave pública',
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
    check: (url) =>
      URL.parse(url)?.pathname === '/' ? undefined : 'Só o endereço, sem nada depois do domínio.',
    fact: 'Endereço do site',
  },
  {
    name: 'booking-url',
    label: 'Endereço do sistema de reservas, sem /hotelresults',
    variable: 'BOOKING_ENGINE_URL',
    tidy: (url) => url.replace(/\/+(?:hotelresults)?\/*$/, ''),
    fact: 'Sistema de reservas',
  },
  {
    name: 'admin-email',
    label: 'E-mail da primeira pessoa que entra no painel',
    tidy: (email) => email.toLowerCase(),
    check: (email) =>
      z.email().safeParse(email).success ? undefined : 'Use um e-mail como voce@hotel.com.br.',
  },
]

/** The flags apart from `--yes` and `--env-path`. */
export const flagNames = [...questions.map(({ name }) => name), 'project-ref']

type Flags = Record<string, string | undefined>

type Setup = { answers: Answers; project: Project; ref: string | undefined; secretKey: string }

/**
 * Turns an empty project into a hotel with an administrator: writes the environment and repairs what the doctor finds. Prints
 * the doctor's table and returns its exit code.
 */
export async function setUp(given: Given, flags: Flags, isAsking: boolean): Promise<number> {
  const { envFile } = given
  const known = { ...given.variables, ...readEnvFile(envFile) }
  const answers = await settle(flags, known, isAsking)
  const own = variablesOf(answers, known)
  updateEnvFile(envFile, own)
  console.log(`\nAmbiente gravado em ${envFile}, só para você ler.`)
  const secretKey =
    given.secretKey ?? (isAsking ? await askSecret('Chave secreta, sb_secret_… (não fica guardada)') : '')
  if (!secretKey) console.log('Sem a chave secreta (SUPABASE_SECRET_KEY) o hotel no banco fica como está.')
  const { 'supabase-url': url = '', 'supabase-publishable-key': publishableKey = '' } = answers
  const ref = flags['project-ref'] ?? refOf(url)
  const setup = { answers, project: { url, publishableKey }, ref, secretKey }
  const present = { variables: { ...given.variables, ...own }, envFile, secretKey: secretKey || undefined }
  for (const { name, mend, asked } of mends) {
    const { sign } = await judge(facts[name], await readWorld(present, false))
    // The version of the functions is never visible, and migrations only with the secret key.
    const isUnseen = mend === deployFunctions || (mend === pushMigrations && sign === '·')
    if ('✗!'.includes(sign) || (ref && isUnseen) || (asked && answers[asked] && secretKey)) await mend(setup)
  }
  return examine(await readWorld(present, false))
}

/** How to repair each fact. With the answer `asked`, the repair always runs; repeating it changes nothing. */
const mends: { name: FactName; mend: (setup: Setup) => Promise<void>; asked?: string }[] = [
  { name: 'Migrações', mend: pushMigrations },
  { name: 'Função team', mend: deployFunctions },
  { name: 'Hotel', mend: setUpHotel, asked: 'hotel-name' },
  { name: 'Pastas das imagens', mend: setUpHotel },
  { name: 'Administrador', mend: giveFirstAccess, asked: 'admin-email' },
]

/** Returns the variables for the environment file; existing secrets stay. */
function variablesOf(answers: Answers, known: Flags): Record<string, string> {
  const own = questions.flatMap(({ name, variable }) => (variable ? [[variable, answers[name] ?? '']] : []))
  const secret = (name: string) => known[name] || randomBytes(32).toString('hex')
  return {
    // Assumes Caddy on the same machine (docs/going-live/server.md).
    TRUSTED_PROXY: known.TRUSTED_PROXY ?? (isLocal(answers['site-url'] ?? '') ? '' : '127.0.0.1'),
    ...Object.fromEntries(own),
    SITE_SECRET: secret('SITE_SECRET'),
    REVALIDATE_SECRET: secret('REVALIDATE_SECRET'),
  }
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** Collects the answers from flags, known variables and, at a terminal, prompts. One Refusal lists all problems. */
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

async function faultOf({ variable, check, fact }: Question, answer: string, answers: Answers) {
  // The placeholders of a build stand in for missing answers.
  const { data: site, error } = checkEnv({ ...noProject, ...(variable && { [variable]: answer }) })
  const fault = error?.issues.find(({ path }) => path[0] === variable)?.message
  if (fault) return `${upperFirst(fault)}.`
  const reason = check?.(answer)
  if (reason || !fact || !site) return reason
  const project = {
    url: answers['supabase-url'] ?? '',
    publishableKey: answers['supabase-publishable-key'] ?? '',
  }
  const world = { site, hosted: true, project, facts: unknown('', ''), envFile: '', isStarted: false }
  const { sign, found, nextStep = '' } = await judge(facts[fact], world)
  if (sign === '!') console.log(`  Aviso: ${found}. Confira depois.`)
  return sign === '✗' ? `${found}. ${nextStep.replace(/:? *npm run setup$/, '.')}` : undefined
}

async function pushMigrations({ project, ref }: Setup) {
  const [push = []] = installCommands('', ref)
  const isInstalled = await run([push], ref)
  // Waits because Supabase's API takes some seconds to see new tables.
  const end = Date.now() + (isInstalled ? 60_000 : 0)
  while ((await callFunction(project, 'site_content', { p_slug: 'x' })).status === 404) {
    if (Date.now() > end)
      throw new Refusal('O banco ainda não tem as tabelas. Rode os comandos acima, e npm run setup de novo.')
    await sleep(500)
  }
}

async function deployFunctions({ answers, ref }: Setup) {
  const [, ...commands] = installCommands(answers['hotel-slug'] ?? '', ref)
  await run(commands, ref)
}

/** Runs Supabase's command line for the project `ref`. Prints the commands if that is not possible. */
async function run(commands: string[][], ref: string | undefined) {
  let isDone = ref !== undefined
  for (const command of commands) {
    if (!isDone) break
    console.log(`\n$ npx ${command.join(' ')}`)
    const stdio = [process.stdin.isTTY ? 'inherit' : 'ignore', 'inherit', 'inherit'] as const
    const options = { cwd: root, env: { SUPABASE_YES: 'true' }, reject: false, stdio } as const
    isDone = !(await execa('npx', ['--yes', ...command], options)).failed
  }
  const lines = commands.map((command) => `  npx ${command.join(' ')}`).join('\n')
  if (!isDone)
    console.log(`\nNem tudo foi instalado no projeto por aqui. Depois de npx ${supabaseCli} login:\n${lines}`)
  return isDone
}

const storedSchema = z.object({ hotel: z.object({ name: z.string(), tagline: z.string().nullable() }) })

/** Creates the hotel and its buckets. Keeps edits to an existing hotel. */
async function setUpHotel({ answers, project, secretKey }: Setup) {
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

async function giveFirstAccess({ answers, project: { url }, secretKey }: Setup) {
  const { 'hotel-slug': slug = '', 'site-url': siteUrl = '', 'admin-email': email } = answers
  if (!email) return
  const lines = await makeAdmin({ url, secretKey, slug, siteUrl }, { email, name: '' })
  console.log(`\n${lines.join('\n')}`)
}
