import { resolve } from 'node:path'
import { z } from 'zod'
import type { Env } from '../../../lib/env.ts'
import { readConnection } from '../connection.ts'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import { loadEnvFiles, readSettings, type Variables } from '../settings.ts'
import { type ChecksOf, failed, type Outcome, unknown, wrong } from './check.ts'
import { readEnvFile } from './env-file.ts'
import { callFunction, type Project } from './project.ts'

/** What a command is given. The secret key is used once and stored nowhere. */
export type Given = { variables: Variables; envFile: string; secretKey: string | undefined }

/** Everything that the checks look at. */
export type World = {
  site: Env
  /** False with the embedded backend of the demonstration. */
  hosted: boolean
  project: Project
  /** What only the secret key shows of the database, or why it could not be read. */
  facts: Facts | Outcome
  envFile: string
}

export type Checks = ChecksOf<World>

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

/** The environment and its file; `envPath` names another file than .env.local. */
export function readGiven(envPath: string | undefined): Given {
  if (!envPath) loadEnvFiles()
  const envFile = resolve(root, envPath ?? '.env.local')
  const variables = envPath ? { ...readEnvFile(envFile), ...process.env } : process.env
  return { variables, envFile, secretKey: variables.SUPABASE_SECRET_KEY?.trim() || undefined }
}

/** The world of a hosted project or of the demonstration; throws a Refusal for bad variables. */
export async function readWorld({ variables, envFile, secretKey }: Given): Promise<World> {
  const { site, hosted } = readSettings(variables)
  const own = hosted ? undefined : embedded(site.DATA_DIR)
  const project = own ?? { url: site.SUPABASE_URL, publishableKey: site.SUPABASE_PUBLISHABLE_KEY }
  const facts = await readFacts(project, site.HOTEL_SLUG, own?.secretKey ?? secretKey).catch(failed)
  return { site, hosted, project, envFile, facts }
}

async function readFacts(project: Project, slug: string, secretKey: string | undefined) {
  const ask = 'npm run doctor -- --ask, que pede a chave e não a guarda.'
  if (!secretKey) return unknown('sem a chave secreta não dá para ver', ask)
  const { status, body } = await callFunction(project, 'setup_facts', { p_slug: slug }, secretKey)
  if (status === 200) return factsSchema.parse(body)
  if (status === 404) return wrong('o banco ainda não tem as migrações deste site', 'npm run setup')
  return wrong('a chave secreta não foi aceita', 'Copie-a de novo em Project Settings → API Keys.')
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
