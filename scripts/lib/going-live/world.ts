import { resolve } from 'node:path'
import { styleText } from 'node:util'
import { z } from 'zod'
import type { Env } from '../../../lib/env.ts'
import { readConnection } from '../connection.ts'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import { loadEnvFiles, readSettings, type Variables } from '../settings.ts'
import { readEnvFile } from './env-file.ts'
import { callFunction, Outage, type Project, statusPage } from './project.ts'

/** The input of a command. The secret key is not stored. */
export type Given = { variables: Variables; envFile: string; secretKey: string | undefined }

export type World = {
  site: Env
  /** False for the embedded backend. */
  hosted: boolean
  project: Project
  /** Facts that only the secret key can read, or why it could not. */
  facts: Facts | Outcome
  envFile: string
  /** Before the first start, the site need not answer. */
  isStarted: boolean
}

export type Facts = z.infer<typeof factsSchema>

export const factsSchema = z.object({
  migrations: z.array(z.string()).nullable(),
  catalogue: z.array(z.string()),
  hotels: z.array(z.string()),
  hotel: z.object({ id: z.string(), bucket: z.string().nullable(), managers: z.number() }).nullable(),
  backup: z
    .object({ proved_at: z.coerce.date().nullable(), failed_at: z.coerce.date().nullable() })
    .optional(),
  buckets: z.array(
    z.object({
      id: z.string(),
      public: z.boolean(),
      size: z.number().nullable(),
      types: z.array(z.string()).nullable(),
    }),
  ),
})

/** Reads the environment and its file, .env.local by default. */
export function readGiven(envPath: string | undefined): Given {
  if (!envPath) loadEnvFiles()
  const envFile = resolve(root, envPath ?? '.env.local')
  const variables = envPath ? { ...readEnvFile(envFile), ...process.env } : process.env
  return { variables, envFile, secretKey: variables.SUPABASE_SECRET_KEY?.trim() || undefined }
}

/** Reads the state of a hosted project or of the demonstration. Throws a Refusal for bad variables. */
export async function readWorld(given: Given, isStarted: boolean): Promise<World> {
  const { variables, envFile, secretKey } = given
  const { site, hosted } = readSettings(variables)
  const own = hosted ? undefined : readEmbeddedConnection(site.DATA_DIR)
  const project = own ?? { url: site.SUPABASE_URL, publishableKey: site.SUPABASE_PUBLISHABLE_KEY }
  const facts = await readFacts(project, site.HOTEL_SLUG, own?.secretKey ?? secretKey).catch(explainFailure)
  return { site, hosted, project, envFile, facts, isStarted }
}

async function readFacts(project: Project, slug: string, secretKey: string | undefined) {
  const ask = 'npm run doctor -- --ask, que pede a chave e não a guarda.'
  if (!secretKey) return unknown('sem a chave secreta não dá para ver', ask)
  const { status, body } = await callFunction(project, 'setup_facts', { p_slug: slug }, secretKey)
  if (status === 200) return factsSchema.parse(body)
  if (status === 404) return wrong('o banco ainda não tem as migrações deste site', 'npm run setup')
  return wrong('a chave secreta não foi aceita', 'Copie-a de novo em Project Settings → API Keys.')
}

function readEmbeddedConnection(dataDir: string) {
  try {
    return readConnection(dataDir)
  } catch {
    throw new Refusal(
      'Ainda não há projeto Supabase nem demonstração ligada.\n→ npm start mostra a demonstração, npm run setup leva o seu hotel ao ar.',
    )
  }
}

/** `·` was not checked, because a key is missing; `!` can wait. Neither is a failure. */
type Sign = '✓' | '✗' | '!' | '·'

export type Outcome = {
  sign: Sign
  /** The finding, in a few Portuguese words. */
  found: string
  /** One sentence or one command. */
  nextStep?: string
}

export type Check = (world: World) => Outcome | Promise<Outcome>
export type Row = Outcome & { name: string }

export const ok = (found: string): Outcome => ({ sign: '✓', found })
export const wrong = (found: string, nextStep: string): Outcome => ({ sign: '✗', found, nextStep })
export const warning = (found: string, nextStep: string): Outcome => ({ sign: '!', found, nextStep })
export const unknown = (found: string, nextStep: string): Outcome => ({ sign: '·', found, nextStep })

/** Returns the outcome of a failed request. In an outage, nobody should copy keys again. */
function explainFailure(error: unknown): Outcome {
  const found = error instanceof Error ? error.message : String(error)
  if (error instanceof Outage) return wrong(found, `Veja ${statusPage} e espere; as chaves não mudaram.`)
  if (!(error instanceof Refusal)) return wrong(found, 'Rode de novo.')
  return wrong(found, `Confira o endereço e a rede; se estão certos, veja ${statusPage}.`)
}

/** Turns a check that throws into a ✗. */
export async function judge(check: Check, world: World): Promise<Outcome> {
  return Promise.resolve(world).then(check).catch(explainFailure)
}

const colors = { '✓': 'green', '✗': 'red', '!': 'yellow', '·': 'dim' } as const

/** Returns one line per check, with the next step below it, and a sentence at the end. */
export function table(rows: Row[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.flatMap(({ name, sign, found, nextStep }, index) => {
    const line = `${styleText(colors[sign], sign)} ${name.padEnd(width)}  ${oneLine(found)}`
    const isRepeated = sign === '·' && rows[index - 1]?.nextStep === nextStep
    return nextStep && !isRepeated ? [line, `  ${' '.repeat(width)}  → ${oneLine(nextStep)}`] : [line]
  })
  return [...lines, '', verdict(rows)]
}

function verdict(rows: Row[]): string {
  const count = (sign: Sign) => rows.filter((row) => row.sign === sign).length
  const unseen = count('·') > 0 ? ` ${count('·')} não conferido(s).` : ''
  const faults = count('✗')
  if (faults > 0)
    return `${faults === 1 ? 'Falta 1 passo' : `Faltam ${faults} passos`}: siga as setas dos ✗.${unseen}`
  return `Tudo certo.${count('!') > 0 ? ' Os ! podem esperar.' : ''}${unseen}`
}

/** Removes control characters, because some of the text comes from the network. */
function oneLine(text: string) {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
