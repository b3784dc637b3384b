import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '../../lib/env.ts'
import { startBackend } from '../lib/backend.ts'
import { buildSite, distDirFor } from '../lib/build.ts'
import { readConnection } from '../lib/connection.ts'
import { findFreePort } from '../lib/ports.ts'
import { Refusal } from '../lib/refusal.ts'
import { root } from '../lib/root.ts'
import { atEnd } from '../lib/run-command.ts'
import type { Settings, Variables } from '../lib/settings.ts'
import { builtSite } from './built-site.ts'
import { compareSites, type Line } from './compare-sites.ts'
import { type Manifest, objectOf, sha256 } from './manifest.ts'
import { openProject, type Project } from './project.ts'
import { renderSite } from './render-site.ts'
import { restore } from './restore.ts'
import { historyTable } from './tables.ts'

type Proof = {
  file: string
  passphrase?: string
  settings: Settings
  live: Project
  publishableKey: string
  say: (line: string) => void
}

/** The content moved on while it was being compared: nothing is wrong with the archive. */
export class ContentMoved extends Refusal {}

/**
 * Restores the archive into a throw-away embedded backend, renders every public page of both from the same build, and
 * compares. Answers one line per piece; throws a Refusal when the archive is damaged or cannot be restored, and
 * ContentMoved when somebody saved meanwhile.
 */
export async function prove({
  file,
  passphrase,
  settings,
  live,
  publishableKey,
  say,
}: Proof): Promise<Line[]> {
  requireEmbedded()
  const folder = mkdtempSync(join(tmpdir(), 'quaresmeira-prova-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const env = siteVariables(settings.site, process.env)
  const copyDir = join(folder, 'copy')
  const open = async () => {
    await startBackend(copyDir, await findFreePort(), env, ['--empty'])
    return openProject(readConnection(copyDir))
  }
  const { manifest } = await restore({ file, passphrase, open, say })
  const copy = readConnection(copyDir)

  const log = (name: string) => join(folder, `${name}.log`)
  const liveEnv = { ...env, SUPABASE_URL: live.url, SUPABASE_PUBLISHABLE_KEY: publishableKey }
  const own = { distDir: distDirFor(settings.site.DATA_DIR) }
  const built = builtSite(settings.site.DATA_DIR)
  if (!built) {
    say('Gerando o site…')
    await buildSite(own.distDir, liveEnv, log('build'))
  }
  const build = built ?? own
  say('Desenhando todas as páginas, do site e da cópia…')
  const fromLive = await renderSite({ build, env: liveEnv, dataDir: join(folder, 'a'), log: log('a') })
  const copyEnv = { ...env, SUPABASE_URL: copy.url, SUPABASE_PUBLISHABLE_KEY: copy.publishableKey }
  const fromCopy = await renderSite({ build, env: copyEnv, dataDir: join(folder, 'b'), log: log('b') })
  await requireStill(live, manifest)
  return [
    ...restoredLines(manifest),
    ...compareSites(fromLive, fromCopy),
    picturesLine(fromLive.pictures.size),
  ]
}

function restoredLines({ tables, files }: Manifest): Line[] {
  const objects = Object.keys(files).filter(objectOf).length
  return [
    ...Object.entries(tables).map(([table, { rows }]) => ({
      isSame: true,
      what: table,
      note: `${rows} ${rows === 1 ? 'linha' : 'linhas'}`,
    })),
    { isSame: true, what: 'fotografias e filmes guardados', note: `${objects} arquivos` },
  ]
}

function picturesLine(count: number): Line {
  return { isSame: true, what: 'fotografias e filmes das páginas', note: `${count} comparados` }
}

async function requireStill(live: Project, { tables }: Manifest) {
  const now = await live.snapshot()
  const isSame = Object.entries(now.tables).every(([table, lines]) => {
    const text = lines
      .toSorted()
      .map((line) => `${line}\n`)
      .join('')
    return tables[table]?.sha256 === sha256(text)
  })
  const versions = now.history.reduce((sum, section) => sum + section.versions, 0)
  if (isSame && versions === tables[historyTable]?.rows) return
  throw new ContentMoved(
    'O conteúdo do site é mais novo que este backup: as páginas não podem ser comparadas.',
  )
}

function requireEmbedded() {
  if (existsSync(join(root, 'node_modules', '@supabase', 'lite'))) return
  throw new Refusal(
    'A prova precisa do Supabase local, que não está instalado aqui (npm ci sem --omit=dev o traz).\n' +
      'Prove onde há pacotes de desenvolvimento (docs/going-live/backup.md).',
  )
}

const secrets = /^(?:SUPABASE_(?:SECRET_KEY|DB_URL|ACCESS_TOKEN)|BACKUP_\w+|ADMIN_\w+)$/
const reports = /^(?:ERROR_WEBHOOK_URL|OTEL_\w+|PURGE_\w+)$/

/** For the two servers of a proof: no secret of the project, and nobody outside hears of what they do. */
export function siteVariables(site: Env, source: Variables): Variables {
  const { SITE_URL, HOTEL_SLUG, BOOKING_ENGINE_URL, BOOKING_HOTEL_ID } = site
  const silent = Object.entries(source).filter(([name]) => !secrets.test(name) && !reports.test(name))
  return { ...Object.fromEntries(silent), SITE_URL, HOTEL_SLUG, BOOKING_ENGINE_URL, BOOKING_HOTEL_ID }
}
