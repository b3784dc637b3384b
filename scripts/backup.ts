import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startBackend } from './lib/backend.ts'
import { readConnection, readSecretConnection } from './lib/connection.ts'
import { findFreePort } from './lib/ports.ts'
import { Refusal } from './lib/refusal.ts'
import { atEnd, formatSeconds, runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'
import { allowSiteImports } from './lib/site-imports.ts'
import { writeArchive } from './transfer/archive.ts'
import { askPassphrase } from './transfer/encryption.ts'
import { ownMark, sweepLeftovers } from './transfer/leftovers.ts'
import { openProject, type Project } from './transfer/project.ts'

allowSiteImports()

/** The content has changed since the backup, which is not a problem of the archive. */
class ContentMoved extends Refusal {}

await runCommand(backup, 1)

async function backup(): Promise<number> {
  const { to, keep, isProof, file } = readArguments()
  sweepLeftovers(tmpdir(), /^quaresmeira-prova-(?:(?:(?<host>.+)-)?(?<pid>\d+)-)?\w{6}$/)
  const { archiveName, keepNewest } = await import('./transfer/backup.ts')
  loadEnvFiles()
  const settings = readSettings(process.env, { lenient: true })
  const { HOTEL_SLUG: slug, DATA_DIR } = settings.site
  const project = openProject(await readSecretConnection(settings))
  const folder = resolve(to ?? join(DATA_DIR, 'backups'))
  const passphrase = await askPassphrase(file)
  const archive = file ?? join(folder, archiveName(slug, new Date(), passphrase !== undefined))
  const work = async () => {
    if (!file) await write(project, slug, archive, passphrase)
    if (isProof) await prove(project, slug, archive, passphrase)
  }
  await (isProof ? recordProof(project, slug, work) : work())
  if (keep !== undefined && !file)
    for (const name of keepNewest(folder, slug, keep)) console.log(`Removido: ${name}`)
  return 0
}

async function write(project: Project, slug: string, file: string, passphrase?: string) {
  if (passphrase === undefined)
    console.log('Sem BACKUP_PASSPHRASE: o arquivo não é cifrado e contém nomes e e-mails.')
  const { collect } = await import('./transfer/backup.ts')
  const started = performance.now()
  await writeArchive(file, collect(project, slug), passphrase)
  const megabytes = (statSync(file).size / 1e6).toFixed(1).replace('.', ',')
  console.log(`Backup: ${file} (${megabytes} MB, ${formatSeconds(performance.now() - started)})`)
}

/**
 * Restores the archive into a temporary embedded backend, which compares every row and object with the archive, and compares
 * its rows with the project's. Throws a Refusal that names the differences.
 */
async function prove(live: Project, slug: string, file: string, passphrase?: string) {
  const folder = mkdtempSync(join(tmpdir(), `quaresmeira-prova-${ownMark}`))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const open = async () => {
    await startBackend(folder, await findFreePort(), { ...process.env, HOTEL_SLUG: slug }, ['--empty'])
    return openProject(readConnection(folder))
  }
  const { readRows } = await import('./transfer/backup.ts')
  const { objectPaths, restore, sameRows } = await import('./transfer/restore.ts')
  const { manifest, rows } = await restore({ file, passphrase, open, say: console.log })
  const { rows: present } = await readRows(live)
  if (![...present].every(([table, lines]) => sameRows(rows.get(table) ?? [], lines)))
    throw new ContentMoved('O conteúdo do site é mais novo que este backup: não podem ser comparados.')
  for (const [table, { length }] of rows) console.log(`✓ ${table.padEnd(24)} linhas: ${length}`)
  console.log(`✓ ${'fotografias e filmes'.padEnd(24)} arquivos: ${objectPaths(manifest).length}`)
}

/** Records the outcome for the dashboard. */
async function recordProof(project: Project, slug: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  const { hotelId } = await project.hotel(slug)
  const now = () => new Date().toISOString()
  try {
    await work()
    await project.noteProof(hotelId, { proved_at: now() })
    console.log(`\nBackup provado (${formatSeconds(performance.now() - started)}). O painel mostra quando.`)
  } catch (error) {
    if (error instanceof ContentMoved) throw error
    const [problem = ''] = messageOf(error).split('\n')
    await project
      .noteProof(hotelId, { failed_at: now(), problem: problem.slice(0, 500) })
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
