import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConnection } from './lib/connection.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { secretConnection } from './lib/secret-connection.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'
import { formatSeconds } from './lib/steps.ts'
import { writeArchive } from './transfer/archive.ts'
import { archiveName, collect, keepNewest } from './transfer/backup.ts'
import { passphraseFor } from './transfer/encryption.ts'
import { openProject, type Project } from './transfer/project.ts'
import { ContentMoved, type Line, prove } from './transfer/prove.ts'

await runCommand(backup, 1)

async function backup(): Promise<number> {
  const { to, keep, isProof, file } = readArguments()
  loadEnvFiles()
  const settings = readSettings(process.env, { lenient: true })
  const { HOTEL_SLUG: slug, DATA_DIR, SUPABASE_PUBLISHABLE_KEY } = settings.site
  const project = openProject(await secretConnection(settings))
  const folder = resolve(to ?? join(DATA_DIR, 'backups'))
  const passphrase = await passphraseFor(file)
  const archive = file ?? join(folder, archiveName(slug, new Date(), passphrase !== undefined))
  const make = () => (file ? undefined : write(project, archive, passphrase))
  if (isProof) {
    const publishableKey = settings.hosted
      ? SUPABASE_PUBLISHABLE_KEY
      : readConnection(DATA_DIR).publishableKey
    await report(project, slug, async () => {
      await make()
      return prove({ file: archive, passphrase, slug, live: project, publishableKey, say: console.log })
    })
  } else await make()
  if (keep !== undefined && !file)
    for (const name of keepNewest(folder, slug, keep)) console.log(`Removido: ${name}`)
  return 0
}

async function write(project: Project, file: string, passphrase?: string) {
  if (passphrase === undefined)
    console.log('Sem BACKUP_PASSPHRASE: o arquivo não é cifrado e contém nomes e e-mails.')
  const started = performance.now()
  await writeArchive(file, collect(project), passphrase)
  const megabytes = (statSync(file).size / 1e6).toFixed(1).replace('.', ',')
  console.log(`Backup: ${file} (${megabytes} MB, ${formatSeconds(performance.now() - started)})`)
}

/** Prints the result of each comparison and notes for the dashboard how the proof ended; a failed one is a Refusal. */
async function report(project: Project, slug: string, work: () => Promise<Line[]>): Promise<void> {
  const started = performance.now()
  const now = () => new Date().toISOString()
  try {
    const lines = await work()
    for (const { isSame, what, note } of lines)
      console.log(`${isSame ? '✓' : '✗'} ${what.padEnd(34)} ${note}`)
    const wrong = lines.filter(({ isSame }) => !isSame)
    const time = formatSeconds(performance.now() - started)
    if (wrong.length > 0)
      throw new Refusal(`A prova falhou (${time}): ${wrong.length} diferenças, a primeira: ${wrong[0]?.what}`)
    await project.noteProof(slug, { proved_at: now() })
    console.log(`\nBackup provado (${time}). O painel mostra quando.`)
  } catch (error) {
    if (error instanceof ContentMoved) throw error
    const [problem = ''] = messageOf(error).split('\n')
    await project
      .noteProof(slug, { failed_at: now(), problem: problem.slice(0, 500) })
      .catch((other) => console.error(messageOf(other)))
    throw error
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        prove: { type: 'boolean', default: false },
      },
    })
    const [file, ...rest] = positionals
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    const isWrongCount = keep !== undefined && !(Number.isInteger(keep) && keep > 0)
    if (rest.length > 0 || isWrongCount || (file && !values.prove)) throw new Error('usage')
    return { to: values.to, keep, isProof: values.prove, file: file && resolve(file) }
  } catch {
    throw new Refusal(
      'Use: npm run backup -- [--to PASTA] [--keep N] [--prove]\n' +
        'Com --prove ARQUIVO, prova um backup que já existe. --keep N guarda os N mais novos.',
    )
  }
}
