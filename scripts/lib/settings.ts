import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { checkEnv, type Env, problemLines } from '../../lib/env.ts'
import { heldDemo } from '../../supabase/local/data-directory.ts'
import { type DemoName, demos, isDemoName, unknownDemo } from '../../supabase/local/demo/demos.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

export type Variables = Record<string, string | undefined>

export type Settings = {
  host: string
  port: number
  supabasePort: number
  /** Whether the environment names a hosted Supabase project instead of the embedded one. */
  hosted: boolean
  /** The demonstration in the embedded backend; undefined if hosted. */
  demo: DemoName | undefined
  /** The site's variables. With the embedded backend, the Supabase address and key are placeholders until it runs. */
  site: Env
}

/** Reads `.env.local` and `.env`; existing variables win. */
export function loadEnvFiles(): void {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/** Returns `--demo=simples` or `--demo simples` of the command line as a variable. */
export function demoFlag(args: string[]): Variables {
  const { demo } = parseArgs({ args, options: { demo: { type: 'string' } }, strict: false }).values
  return demo === undefined ? {} : { DEMO: (typeof demo === 'string' && demo.trim()) || '?' }
}

/**
 * Throws one Refusal that lists every malformed or missing variable. `lenient` lets variables that only pages need be missing;
 * `isReset` lets a data directory change its demonstration.
 */
export function readSettings(source: Variables, { lenient = false, isReset = false } = {}): Settings {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const hosted = Boolean(variables.SUPABASE_URL || variables.SUPABASE_PUBLISHABLE_KEY)
  const server = serverSchema.safeParse(variables)
  const problems = server.success ? [] : problemLines(server.error)
  const port = server.data?.PORT ?? 3000
  const host = server.data?.HOST ?? defaultHost(hosted, variables)
  if (server.success && !hosted && !isLoopback(host)) problems.push(`  HOST: ${demonstrationOnly}`)
  if (hosted && variables.DEMO) problems.push(`  DEMO: ${noDemoHosted}`)
  const embedded = hosted ? undefined : chooseDemo(variables, isReset)
  const site = checkEnv({
    SITE_URL: `http://localhost:${port}`,
    ...(embedded && { ...placeholders, ...demos[embedded.demo].variables, DATA_DIR: embedded.dataDir }),
    ...(lenient && { BOOKING_ENGINE_URL: 'http://booking.invalid' }),
    ...variables,
  })
  if (!site.success) problems.push(...problemLines(site.error))
  if (!server.success || !site.success || problems.length > 0)
    throw new Refusal(`Configuração inválida (veja .env.example):\n${problems.join('\n')}`)
  const ownSite = { ...site.data, DATA_DIR: resolve(root, site.data.DATA_DIR) }
  const { SUPABASE_PORT: supabasePort } = server.data
  return { host, port, supabasePort, hosted, demo: embedded?.demo, site: ownSite }
}

const noDemoHosted = 'SUPABASE_URL aponta para um projeto hospedado; demonstrações só existem nesta máquina'

const placeholders = {
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_not_started_yet',
}

/**
 * Chooses the demonstration and its data directory. A directory keeps its first demonstration: throws a Refusal for another,
 * unless `isReset`.
 */
function chooseDemo({ DEMO: asked, DATA_DIR: given }: Variables, isReset = false) {
  if (asked && !isDemoName(asked)) throw new Refusal(unknownDemo(asked))
  const folder = given ?? (asked && asked !== usual ? `.data-${asked}` : '.data')
  const dataDir = resolve(root, folder)
  const held = heldDemo(dataDir)
  if (asked && held && asked !== held && !isReset) {
    throw new Refusal(
      `A pasta ${dataDir} guarda a demonstração "${held}". Escolha outra com DATA_DIR, ` +
        `ou comece de novo nesta: npm run db:reset -- --demo=${asked}`,
    )
  }
  const name = asked ?? held ?? usual
  return { demo: isDemoName(name) ? name : usual, dataDir }
}

const usual: DemoName = 'quaresmeira'

const demonstrationOnly =
  'sem um projeto Supabase (SUPABASE_URL) o site é uma demonstração com senhas públicas e só atende esta máquina; ' +
  'use 127.0.0.1'

/** A platform that sets PORT (buildpacks, containers) sends requests from outside this machine. */
function defaultHost(hosted: boolean, { NODE_ENV, PORT }: Variables) {
  return hosted && NODE_ENV === 'production' && PORT ? '0.0.0.0' : '127.0.0.1'
}

function isLoopback(host: string) {
  return /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/i.test(host)
}

const portNumber = z
  .string()
  .trim()
  .regex(/^\d+$/, 'deve ser um número de porta')
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, 'deve estar entre 1 e 65535')

const serverSchema = z
  .object({
    PORT: portNumber.default(3000),
    SUPABASE_PORT: portNumber.default(54_321),
    HOST: z
      .string()
      .trim()
      .regex(/^[\w.:-]+$/, 'deve ser um nome de máquina ou endereço IP')
      .optional(),
  })
  .refine(({ PORT, SUPABASE_PORT }) => PORT !== SUPABASE_PORT, {
    path: ['SUPABASE_PORT'],
    error: 'deve ser diferente de PORT',
  })
