import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { Env } from '../../../lib/env.ts'
import { readConnection } from '../connection.ts'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import { loadEnvFiles, readSettings, type Variables } from '../settings.ts'
import { failed, type Outcome, unknown, wrong } from './check.ts'
import { readEnvFile } from './env-file.ts'
import { callFunction, type Project } from './project.ts'

/** What the command is given: variables, and secrets that are used once and kept nowhere. */
export type Given = {
  variables: Variables
  envFile: string
  secretKey: string | undefined
  accessToken: string | undefined
  databasePassword: string | undefined
}

/** Everything the checks look at. */
export type World = {
  site: Env
  /** False with the embedded backend of the demonstration. */
  hosted: boolean
  project: Project
  /** Undefined without the secret key, or when the database is older than this checkout. */
  facts: Facts | undefined
  factsMissing: Outcome
  envFile: string
  accessToken: string | undefined
  /** Supabase's management API. */
  api: string
}

export type Facts = z.infer<typeof factsSchema>

export const factsSchema = z.object({
  migrations: z.array(z.string()).nullable(),
  now: z.coerce.date(),
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

/** The environment and its file; with `isStdin` secrets come as lines like NAME=value from the standard input. */
export function readGiven({ envPath, isStdin }: { envPath?: string | undefined; isStdin?: boolean }): Given {
  if (!envPath) loadEnvFiles()
  const envFile = resolve(root, envPath ?? '.env.local')
  const variables = envPath ? { ...readEnvFile(envFile), ...process.env } : process.env
  const typed = isStdin ? parseEnv(readFileSync(0, 'utf8')) : {}
  const secret = (name: string) => (typed[name] ?? variables[name])?.trim() || undefined
  return {
    variables,
    envFile,
    secretKey: secret('SUPABASE_SECRET_KEY'),
    accessToken: secret('SUPABASE_ACCESS_TOKEN'),
    databasePassword: secret('SUPABASE_DB_PASSWORD'),
  }
}

/** The world of a hosted project or of the demonstration; throws a Refusal for bad variables. */
export async function readWorld(given: Omit<Given, 'databasePassword'>): Promise<World> {
  const { variables, envFile, accessToken } = given
  const { site, hosted } = readSettings(variables)
  const own = hosted ? undefined : embedded(site.DATA_DIR)
  const project = own ?? { url: site.SUPABASE_URL, publishableKey: site.SUPABASE_PUBLISHABLE_KEY }
  const api = variables.SUPABASE_API_URL?.trim() || 'https://api.supabase.com'
  const facts = await readFacts(project, site.HOTEL_SLUG, own?.secretKey ?? given.secretKey)
  return { site, hosted, project, envFile, accessToken, api, ...facts }
}

async function readFacts(project: Project, slug: string, secretKey: string | undefined) {
  const missing = (factsMissing: Outcome) => ({ facts: undefined, factsMissing })
  if (!secretKey)
    return missing(
      unknown(
        'sem a chave secreta não dá para ver',
        'npm run doctor -- --ask, que pede a chave e não a guarda.',
      ),
    )
  try {
    const { status, body } = await callFunction(project, 'setup_facts', { p_slug: slug }, secretKey)
    if (status === 200) return { facts: factsSchema.parse(body), factsMissing: unknown('', '') }
    if (status === 404)
      return missing(wrong('o banco ainda não tem as migrações deste site', 'npm run setup'))
    return missing(wrong('a chave secreta não foi aceita', 'Copie-a de novo em Project Settings → API Keys.'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return missing(failed(error))
  }
}

function embedded(dataDir: string) {
  try {
    return readConnection(dataDir)
  } catch {
    throw new Refusal(
      'Ainda não há projeto Supabase nem demonstração ligada.\n→ npm start mostra a demonstração, npm run setup leva o seu hotel ao ar.',
    )
  }
}
