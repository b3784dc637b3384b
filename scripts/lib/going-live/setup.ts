import { randomBytes } from 'node:crypto'
import { makeAdmin } from '../first-admin.ts'
import { Refusal } from '../refusal.ts'
import { atEnd } from '../run-command.ts'
import { adminQuestions, askPassword } from './admin-questions.ts'
import { examine } from './doctor.ts'
import { readDraft, removeDraft, writeDraft } from './draft.ts'
import { readEnvFile, updateEnvFile } from './env-file.ts'
import { setUpHotel } from './hotel.ts'
import { hotelQuestions } from './hotel-questions.ts'
import { knownFromEnvironment, knownFromHotel } from './known-answers.ts'
import { draftFile, type Options } from './options.ts'
import { projectQuestions } from './project-questions.ts'
import { type Answers, settle } from './question.ts'
import { askSecretKey, bringUpToDate, requireTables, setUpSignIn } from './secret-questions.ts'
import { siteQuestions, variablesOf } from './site-questions.ts'
import { openTerminal } from './terminal.ts'
import { readWorld } from './world.ts'

export const flagNames = [...projectQuestions, ...hotelQuestions, ...siteQuestions, ...adminQuestions].map(
  ({ name }) => name,
)

/** The whole way from an empty project to a hotel with an administrator; ends with the doctor's table and its exit code. */
export async function setUp(options: Options): Promise<number> {
  const { envFile, management, secrets } = options
  const terminal = openIfTyped(options)
  const draft = draftFile(options.variables)
  const started = readDraft(draft)
  const known = { ...knownFromEnvironment({ ...options.variables, ...readEnvFile(envFile) }), ...started }
  const flags = Object.fromEntries(
    Object.entries(options.flags).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const answers: Answers = { ...started }
  const keep = (current: Answers) => writeDraft(draft, current)
  const conversation = { terminal, flags, known, keep }
  if (terminal) console.log(welcome(Object.keys(started).length > 0))

  await settle(projectQuestions, answers, conversation)
  const project = {
    url: answers['supabase-url'] ?? '',
    publishableKey: answers['supabase-publishable-key'] ?? '',
  }
  await bringUpToDate(project, secrets, terminal)
  await askSecretKey(project, secrets, terminal)
  await requireTables(project, known['hotel-slug'] ?? 'x', secrets)

  const stored = await knownFromHotel(project, flags['hotel-slug'] ?? known['hotel-slug'])
  conversation.known = { ...stored, ...known }
  await settle([...hotelQuestions, ...siteQuestions], answers, conversation)
  const slug = answers['hotel-slug'] ?? ''
  const facts = await requireTables(project, slug, secrets)
  const needsAdmin = Boolean(secrets.secretKey) && (facts?.hotel?.managers ?? 0) === 0
  if (needsAdmin || flags['admin-email']) await settle(adminQuestions, answers, conversation)
  const { 'admin-email': email, 'admin-name': name, 'hotel-name': hotel = slug } = answers
  const password = terminal && email ? await askPassword(terminal, { email, name, hotel }) : undefined
  if (terminal && !(await terminal.confirm(`\nGravo o hotel "${slug}" e ${envFile}?`)))
    throw new Refusal('Nada foi gravado. As respostas esperam por você.')

  await setUpSignIn(management, project, terminal)
  if (secrets.secretKey || secrets.databaseUrl) await setUpHotel(project, secrets, answers)
  else console.log('Sem a chave secreta e o endereço do banco, o hotel no banco fica como está.')
  const { SITE_SECRET, REVALIDATE_SECRET } = { ...options.variables, ...readEnvFile(envFile) }
  const variables = {
    ...variablesOf(answers),
    SITE_SECRET: SITE_SECRET || randomBytes(32).toString('hex'),
    REVALIDATE_SECRET: REVALIDATE_SECRET || randomBytes(32).toString('hex'),
  }
  updateEnvFile(envFile, variables)
  removeDraft(draft)
  console.log(`\nAmbiente gravado em ${envFile}, só para você ler.`)
  if (answers['admin-email'] && secrets.secretKey) {
    const place = { url: project.url, secretKey: secrets.secretKey, slug, siteUrl: answers['site-url'] ?? '' }
    const person = { email: answers['admin-email'], name: answers['admin-name'] ?? '', password }
    console.log(`\n${(await makeAdmin(place, person)).join('\n')}`)
  }
  const world = await readWorld({ ...options, variables: { ...options.variables, ...variables } })
  return examine(world, { isStarted: false })
}

function openIfTyped({ isQuick }: Options) {
  if (isQuick) return undefined
  if (!process.stdin.isTTY)
    throw new Refusal(
      'Não há terminal para perguntar. Em servidores: npm run setup -- --yes --hotel-name "…" --site-url https://…\n' +
        'Todas as opções estão em docs/going-live/setup.md.',
    )
  const terminal = openTerminal()
  atEnd(terminal.close)
  return terminal
}

function welcome(isGoingOn: boolean) {
  return isGoingOn
    ? 'Continuando de onde você parou: Enter repete a resposta de antes.'
    : 'Vamos pôr o hotel no ar. Tenha aberto o painel do seu projeto em https://supabase.com/dashboard.\nEnter aceita o que está entre colchetes; Ctrl-C interrompe, e rodar de novo continua.'
}
