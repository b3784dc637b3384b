import { factsSchema } from '../../../scripts/lib/going-live/world'
import type { Database } from '../../../supabase/local/database'

const signUp = 'Authentication → Sign In / Providers'
const answerOf = (body: unknown, status: number) => () => Response.json(body, { status })

/** What a project may answer amiss, with the doctor's row that tells and what its next step names. */
export const answers = [
  {
    when: 'sign-up is open',
    ...{ row: 'Cadastro fechado', nextStep: signUp, method: 'POST', path: '/auth/v1/signup' },
    answer: answerOf({ error_code: 'validation_failed' }, 400),
  },
  {
    when: 'a function is absent',
    ...{
      row: 'Função team',
      nextStep:
        'functions deploy --use-api --remote=<ref> && npx supabase@3.1.0 secrets set HOTEL_SLUG=pousada-sao-joao',
    },
    ...{ method: 'POST', path: '/functions/v1/team', answer: answerOf({ code: 'NOT_FOUND' }, 404) },
  },
  {
    when: 'the old secret signs',
    ...{ row: 'Assinatura das sessões', nextStep: 'JWT Keys', method: 'GET' },
    ...{ path: '/auth/v1/.well-known/jwks.json', answer: answerOf({ keys: [] }, 200) },
  },
  {
    when: 'the project sleeps',
    ...{ row: 'Projeto Supabase', nextStep: 'Restore', method: 'GET' },
    ...{ path: '/auth/v1/.well-known/jwks.json', answer: answerOf({}, 540) },
  },
  {
    when: 'drafts can be read',
    ...{ row: 'Chave pública contida', nextStep: 'Regras de acesso', method: 'GET' },
    ...{ path: '/rest/v1/content_drafts', answer: answerOf([], 200) },
  },
  {
    when: 'rows can be deleted',
    ...{ row: 'Chave pública contida', nextStep: 'Regras de acesso', method: 'DELETE' },
    ...{ path: '/rest/v1/hotels', answer: () => new Response(null, { status: 204 }) },
  },
  {
    when: 'the tables are older than the doctor',
    ...{ row: 'Migrações', nextStep: 'npm run setup', method: 'POST' },
    ...{ path: '/rest/v1/rpc/setup_facts', answer: answerOf({ code: 'PGRST202' }, 404) },
  },
]

const rules = 'Regras de acesso'
const buckets = 'Pastas das imagens'

/** What may be broken in a database that setup has made for the hotel `pousada-sao-joao`. */
export const damages = [
  {
    when: 'a policy is dropped',
    ...{ row: rules, nextStep: 'SQL Editor', sql: 'drop policy "admins update" on public.hotel_content' },
  },
  {
    when: 'a policy lets everybody in',
    ...{ row: rules, nextStep: 'SQL Editor' },
    sql: 'create policy "x" on public.hotels for update to anon using (true)',
  },
  {
    when: 'a policy was loosened',
    ...{
      row: rules,
      nextStep: 'SQL Editor',
      sql: 'alter policy "admins read" on public.hotel_content using (true)',
    },
  },
  {
    when: 'row security is off',
    ...{ row: rules, nextStep: 'SQL Editor' },
    sql: 'alter table public.hotels disable row level security',
  },
  {
    when: 'row security is not forced',
    ...{ row: rules, nextStep: 'SQL Editor' },
    sql: 'alter table public.images no force row level security',
  },
  {
    when: 'anon may read',
    ...{ row: rules, nextStep: 'SQL Editor' },
    sql: 'grant select on public.images to anon',
  },
  {
    when: 'pictures have no policy',
    ...{
      row: rules,
      nextStep: 'SQL Editor',
      sql: 'drop policy "hotel admins upload" on storage.objects',
    },
  },
  {
    when: 'a trigger rests',
    ...{
      row: rules,
      nextStep: 'SQL Editor',
      sql: 'alter table public.hotel_content disable trigger stamp',
    },
  },
  {
    when: 'a migration is missing',
    ...{ row: 'Migrações', nextStep: 'npm run setup' },
    sql: `delete from supabase_migrations.schema_migrations where version = '20260101001900'`,
  },
  {
    when: 'the database is newer',
    ...{ row: 'Migrações', nextStep: 'git pull' },
    sql: `insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`,
  },
  {
    when: 'a bucket is missing',
    ...{ row: buckets, nextStep: 'npm run setup' },
    sql: `delete from storage.buckets where id like '%-videos'`,
  },
  {
    when: 'a bucket is not public',
    ...{ row: buckets, nextStep: 'npm run setup', sql: 'update storage.buckets set public = false' },
  },
  {
    when: 'there is no such hotel',
    ...{ row: 'Hotel', nextStep: 'npm run setup' },
    sql: `update public.hotels set slug = 'outro' where slug = 'pousada-sao-joao'`,
  },
  {
    when: 'the last backup could not be proved',
    ...{ row: 'Backup provado', nextStep: 'npm run backup -- --prove' },
    sql: `insert into public.backup_proofs (hotel_id, proved_at, failed_at)
      select id, now() - interval '1 day', now() from public.hotels where slug = 'pousada-sao-joao'`,
  },
  {
    when: 'nobody manages',
    ...{
      row: 'Administrador',
      nextStep: 'npm run create-admin',
      sql: 'delete from public.user_hotel_access',
    },
  },
]

export const variables = [
  {
    of: 'that is refused',
    ...{ row: 'Chave pública', nextStep: 'API Keys' },
    given: { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_wrong_0000000000' },
  },
  {
    of: 'of another hotel',
    row: 'Conteúdo do site',
    nextStep: 'npm run setup',
    given: { HOTEL_SLUG: 'outro' },
  },
  {
    of: 'of a site that is not secure',
    ...{ row: 'Endereço do site', nextStep: 'https://', given: { SITE_URL: 'http://hotel.example' } },
  },
  {
    of: 'that trusts everybody',
    ...{ row: 'Proxy de confiança', nextStep: '127.0.0.1', given: { TRUSTED_PROXY: '0.0.0.0/0' } },
  },
  {
    of: 'that is guessed at once',
    ...{ row: 'Segredo do site', nextStep: 'openssl rand -hex 32', given: { SITE_SECRET: 'a'.repeat(40) } },
  },
]

/** What the database would say after this; it is taken back at once. */
export async function factsAfter({ driver }: Database, sql: string) {
  let facts: unknown
  const takenBack = new Error('taken back')
  const work = driver.transaction(async (transaction) => {
    await transaction.exec(sql)
    const { rows } = await transaction.query<{ facts: unknown }>(
      `select public.setup_facts('pousada-sao-joao') as facts`,
    )
    facts = rows[0]?.facts
    throw takenBack
  })
  await work.catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
  return factsSchema.parse(facts)
}
