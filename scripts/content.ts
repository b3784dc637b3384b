import { parseArgs } from 'node:util'
import { askForAdmin, signInAsAdmin } from './lib/admin-session.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'
import { allowSiteImports } from './lib/site-imports.ts'

allowSiteImports()

const usage = `Diga o que fazer:
  npm run content -- export hotel.json             grava o conteúdo, com fotos e vídeos em hotel.media/
  npm run content -- import hotel.json [--dry-run] confere e grava tudo de uma vez; --dry-run só confere
  npm run content -- schema                        mostra o formato, como JSON Schema`

await runCommand(content, 1)

async function content(): Promise<number> {
  const { verb, file, dryRun } = readArguments()
  if (verb === 'schema') {
    const { contentSchemaText } = await import('../lib/transfer/schema.ts')
    process.stdout.write(contentSchemaText())
    return 0
  }
  loadEnvFiles()
  await askForAdmin()
  const project = await signInAsAdmin(readSettings(process.env))
  // What a field takes for the project's own storage.
  process.env.SUPABASE_URL = project.url
  return verb === 'export' ? runExport(project, file) : runImport(project, file, dryRun)
}

type Project = Awaited<ReturnType<typeof signInAsAdmin>>

async function runExport(project: Project, file: string) {
  const { exportContent } = await import('./content/export-content.ts')
  const { media, warnings } = await exportContent(project, file)
  for (const warning of warnings) console.log(`Atenção: ${warning}`)
  console.log(`Exportado para ${file}, com ${media} ${media === 1 ? 'foto ou vídeo' : 'fotos e vídeos'}.`)
  return warnings.length > 0 ? 1 : 0
}

async function runImport(project: Project, file: string, dryRun: boolean) {
  const { importContent } = await import('./content/import-content.ts')
  const { summaryLines } = await import('../lib/transfer/summary.ts')
  const { planned, sent, present, notEncoded, version } = await importContent(project, file, { dryRun })
  for (const line of summaryLines(planned)) console.log(line)
  console.log(`Fotos e vídeos: ${sent} ${dryRun ? 'a enviar' : 'enviados'}, ${present} já no projeto.`)
  for (const failed of notEncoded) console.log(`Atenção: não preparei ${failed}`)
  if (planned.length === 0) console.log('O conteúdo já é este: nada a gravar.')
  else if (version === undefined) console.log('Só conferi: nada foi gravado.')
  else
    console.log(
      `Importado (${planned.length === 1 ? 'uma seção' : `${planned.length} seções`}). Para voltar atrás: Histórico, Importações, 'Desfazer'.`,
    )
  return 0
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const [verb = '', file = '', ...more] = positionals
    const dryRun = values['dry-run']
    const isRight = verb === 'schema' ? file === '' && !dryRun : file.endsWith('.json') && more.length === 0
    if (isRight && (verb === 'schema' || verb === 'import' || (verb === 'export' && !dryRun)))
      return { verb, file, dryRun }
  } catch {
    // Said below.
  }
  throw new Refusal(usage)
}
