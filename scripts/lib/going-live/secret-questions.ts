import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { type Facts, readFacts, type Secrets } from './facts.ts'
import { change, differences, type Management } from './management.ts'
import { applyPending, countPending } from './migrations.ts'
import { callFunction, kindOfKey, type Project } from './project.ts'
import type { Terminal } from './terminal.ts'

/** Asks for the database's address where there is somebody to ask, and brings the migrations up to date with it. */
export async function bringUpToDate(
  project: Project,
  secrets: Secrets,
  terminal: Terminal | undefined,
): Promise<void> {
  if (terminal && !secrets.databaseUrl) {
    console.log(
      '\nPara criar as tabelas: no painel, botão Connect → Session pooler → Connection string, com a senha do banco.\nEla é usada agora e não fica em lugar nenhum.',
    )
    await askUntil(terminal, 'Endereço do banco, postgresql://… (Enter pula)', async (url) => {
      await countPending(url)
      secrets.databaseUrl = url
    })
  }
  if (!secrets.databaseUrl) return
  const pending = await countPending(secrets.databaseUrl)
  if (pending === 0) return console.log('As migrações estão todas aplicadas.')
  const question = `${pending === 1 ? 'Falta 1 migração' : `Faltam ${pending} migrações`}. Aplico agora?`
  if (terminal && !(await terminal.confirm(question))) return
  const count = await applyPending(secrets.databaseUrl, console.log)
  console.log(`Migrações aplicadas: ${count}.`)
  await untilSeen(project)
}

/** Supabase's API reads the tables anew some seconds after they have changed. */
async function untilSeen(project: Project) {
  const end = Date.now() + 60_000
  while ((await callFunction(project, 'site_content', { p_slug: 'x' })).status === 404) {
    if (Date.now() > end)
      throw new Refusal('A API do projeto ainda não vê as tabelas. Rode de novo em um minuto.')
    await setTimeout(500)
  }
}

export async function askSecretKey(project: Project, secrets: Secrets, terminal: Terminal | undefined) {
  if (secrets.secretKey || !terminal) return
  console.log(
    '\nPara criar o hotel e o primeiro administrador: Project Settings → API Keys → Secret key (sb_secret_…).\nEla é usada agora e não fica em lugar nenhum.',
  )
  await askUntil(terminal, 'Chave secreta (Enter pula)', async (key) => {
    if (kindOfKey(key) === 'publishable') throw new Refusal('Esta é a chave pública. Aqui entra a secreta.')
    const { status } = await callFunction(project, 'setup_facts', { p_slug: 'x' }, key)
    if (status !== 200 && status !== 404) throw new Refusal(`O projeto não aceita esta chave (${status}).`)
    secrets.secretKey = key
  })
}

/** With a token of Supabase's own API, what else only its dashboard sets. */
export async function setUpSignIn(
  { api, token }: Management,
  project: Project,
  terminal: Terminal | undefined,
): Promise<void> {
  if (!token) return
  const wanted = await differences(api, project.url, token)
  if (wanted.length === 0) return
  console.log(`\nNo projeto: ${wanted.map(({ words }) => words).join('; ')}.`)
  if (terminal && !(await terminal.confirm('Ajusto agora?'))) return
  await change(api, project.url, token, wanted)
  console.log('Ajustado.')
}

/** The database's facts, or a Refusal that says how it gets its tables. */
export async function requireTables(
  project: Project,
  slug: string,
  secrets: Secrets,
): Promise<Facts | undefined> {
  const answer = await readFacts(project, slug, secrets)
  if (answer.facts) return answer.facts
  const { status } = await callFunction(project, 'site_content', { p_slug: slug })
  if (status === 200 && answer.factsMissing.state === 'unknown') return undefined
  throw new Refusal(
    `Parei aqui: ${answer.factsMissing.state === 'unknown' ? 'o banco ainda não tem as tabelas' : answer.factsMissing.found}.\n` +
      'As respostas esperam por você. Faça um dos dois e rode npm run setup de novo:\n' +
      '  • informe o endereço do banco (SUPABASE_DB_URL), e o setup aplica as migrações; ou\n' +
      '  • npx supabase link --project-ref <ref> && npx supabase db push --remote',
  )
}

async function askUntil(terminal: Terminal, label: string, use: (answer: string) => Promise<void>) {
  for (;;) {
    const answer = await terminal.askSecret(label)
    if (!answer) return
    try {
      return await use(answer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      console.log(`  ${error.message}`)
    }
  }
}
