import { z } from 'zod'
import { type Outcome, unknown, wrong } from './check.ts'
import { withDatabase } from './connect.ts'
import { callFunction, type Project } from './project.ts'

export type Facts = z.infer<typeof factsSchema>

/** What opens more than the publishable key does; asked for, and kept nowhere. */
export type Secrets = { secretKey?: string | undefined; databaseUrl?: string | undefined }

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

/** Asks the database what it has, or says what is missing for it. */
export async function readFacts(
  project: Project,
  slug: string,
  { secretKey, databaseUrl }: Secrets,
): Promise<{ facts: Facts } | { facts: undefined; factsMissing: Outcome }> {
  if (databaseUrl) return askDatabase(databaseUrl, slug)
  if (!secretKey) return { facts: undefined, factsMissing: noKey }
  const { status, body } = await callFunction(project, 'setup_facts', { p_slug: slug }, secretKey)
  if (status === 200) return { facts: factsSchema.parse(body) }
  return { facts: undefined, factsMissing: status === 404 ? tooOld : keyRefused }
}

function askDatabase(url: string, slug: string) {
  return withDatabase(url, async (sql) => {
    const [known] = await sql`select to_regprocedure('public.setup_facts(text)') is not null as known`
    if (!known?.known) return { facts: undefined, factsMissing: tooOld }
    const [row] = await sql`select public.setup_facts(${slug}) as facts`
    return { facts: factsSchema.parse(row?.facts) }
  })
}

const noKey = unknown(
  'sem a chave secreta não dá para ver',
  'npm run doctor -- --ask, que pede a chave e não a guarda.',
)
const tooOld = wrong('o banco ainda não tem as migrações deste site', 'npm run setup')
const keyRefused = wrong('a chave secreta não foi aceita', 'Copie-a de novo em Project Settings → API Keys.')
