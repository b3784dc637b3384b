import { parseArgs } from 'node:util'
import { askForAdmin, signInAsAdmin } from './lib/admin-session.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'
import { allowSiteImports } from './lib/site-imports.ts'
import { askPassphrase } from './transfer/encryption.ts'

allowSiteImports()

const usage = `Diga o que fazer:
  npm run content -- export hotel.tar.gz             grava o conteúdo, com fotos e vídeos
  npm run content -- import hotel.tar.gz [--dry-run] confere e grava tudo de uma vez; --dry-run só confere
  npm run content -- schema                          mostra o formato de content.json, como JSON Schema`

await runCommand(content, 1)

async function content(): Promise<number> {
  const { verb, file, dryRun } = readArguments()
  if (verb === 'schema') {
    const { contentSchema } = await import('../lib/transfer/schema.ts')
    console.log(JSON.stringify(contentSchema(), null, 1))
    return 0
  }
  loadEnvFiles()
  await askForAdmin()
  const hotel = await signInAsAdmin(readSettings(process.env))
  return verb === 'export' ? runExport(hotel, file) : runImport(hotel, file, dryRun)
}

type Hotel = Awaited<ReturnType<typeof signInAsAdmin>>

async function runExport(hotel: Hotel, file: string) {
  const { exportContent } = await import('./transfer/export-content.ts')
  const { media, warnings } = await exportContent(hotel, file)
  for (const warning of warnings) console.log(`Atenção: ${warning}`)
  console.log(`Exportado para ${file}, com ${media} ${media === 1 ? 'foto ou vídeo' : 'fotos e vídeos'}.`)
  return warnings.length > 0 ? 1 : 0
}

async function runImport(hotel: Hotel, file: string, dryRun: boolean) {
  const { importContent } = await import('./transfer/import-content.ts')
  const { summaryLines } = await import('../lib/transfer/summary.ts')
  const { planned, sent, present, notEncoded, isWritten } = await importContent(hotel, file, {
    ...{ dryRun, passphrase: await askPassphrase(file) },
  })
  for (const line of summaryLines(planned)) console.log(line)
  console.log(`Fotos e vídeos: ${sent} ${dryRun ? 'a enviar' : 'enviados'}, ${present} já no projeto.`)
  for (const failed of notEncoded) console.log(`Atenção: não preparei ${failed}`)
  const count = planned.length === 1 ? 'uma seção' : `${planned.length} seções`
  if (planned.length === 0) console.log('O conteúdo já é este: nada a gravar.')
  else if (!isWritten) console.log('Só conferi: nada foi gravado.')
  else console.log(`Importado (${count}). Para voltar atrás: Histórico, Importações, 'Desfazer'.`)
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
    const ending = verb === 'import' ? /\.tar\.gz(?:\.age)?$/ : /\.tar\.gz$/
    const isRight = verb === 'schema' ? file === '' && !dryRun : ending.test(file) && more.length === 0
    if (isRight && (verb === 'schema' || verb === 'import' || (verb === 'export' && !dryRun)))
      return { verb, file, dryRun }
  } catch {
    // Answer an unknown option with the usage, too.
  }
  throw new Refusal(usage)
}
