import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import { startBackend } from '../lib/backend.ts'
import { readConnection } from '../lib/connection.ts'
import { findFreePort } from '../lib/ports.ts'
import { Refusal } from '../lib/refusal.ts'
import { atEnd } from '../lib/run-command.ts'
import { readRows } from './backup.ts'
import { openProject, type Project } from './project.ts'
import { type Backup, objectPaths, restore, sameRows } from './restore.ts'

export type Line = { isSame: boolean; what: string; note: string }

type Proof = {
  file: string
  passphrase?: string
  slug: string
  live: Project
  publishableKey: string
  say: (line: string) => void
}

/** The content was changed while it was being compared: nothing is wrong with the archive. */
export class ContentMoved extends Refusal {}

/**
 * Restores the archive into a temporary embedded backend and compares, without a secret, what both backends publish.
 * Returns one line per piece; throws a Refusal when the archive cannot be restored, and ContentMoved when somebody
 * saved meanwhile.
 */
export async function prove({ file, passphrase, slug, live, publishableKey, say }: Proof): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quaresmeira-prova-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const open = async () => {
    await startBackend(folder, await findFreePort(), { ...process.env, HOTEL_SLUG: slug }, ['--empty'])
    return openProject(readConnection(folder))
  }
  const archive = await restore({ file, passphrase, open, say })
  const copy = readConnection(folder)
  say('Comparando o que o site e a cópia mostram…')
  const fromLive = await publicContent(live.url, publishableKey, slug)
  const fromCopy = await publicContent(copy.url, copy.publishableKey, slug)
  await requireUnchanged(live, archive)
  return [
    ...restoredLines(archive),
    ...compareContent(fromLive, JSON.parse(JSON.stringify(fromCopy).replaceAll(copy.url, live.url))),
  ]
}

type PublicContent = Record<string, unknown>

/** What every public page is made of. A page that is switched off is the same content on both sides. */
async function publicContent(url: string, publishableKey: string, slug: string): Promise<PublicContent> {
  const supabase = createClient<Database>(url, publishableKey, { auth: { persistSession: false } })
  const { data, error } = await supabase.rpc('site_content', { p_slug: slug })
  if (error || !data) throw new Refusal(`O site não conseguiu ler o banco: ${error?.message ?? slug}`)
  return Object(data)
}

/** One line per section of the public content. */
export function compareContent(live: PublicContent, restored: PublicContent): Line[] {
  return Object.keys({ ...live, ...restored }).map((name) => {
    const [left, right] = [JSON.stringify(live[name]), JSON.stringify(restored[name])]
    const missing = left === undefined ? 'não está no site' : right === undefined && 'não está no backup'
    const size = `${((left?.length ?? 0) / 1000).toFixed(1)} kB`.replace('.', ',')
    const isSame = left === right
    return { isSame, what: `conteúdo público: ${name}`, note: isSame ? size : missing || 'diferente' }
  })
}

function restoredLines({ manifest, rows }: Backup): Line[] {
  const counts = [...rows].map(([table, { length }]) => [table, `linhas: ${length}`])
  const objects = ['fotografias e filmes guardados', `${objectPaths(manifest).length} arquivos`]
  return [...counts, objects].map(([what = '', note = '']) => ({ isSame: true, what, note }))
}

async function requireUnchanged(live: Project, archive: Backup) {
  const { rows } = await readRows(live)
  if ([...rows].every(([table, lines]) => sameRows(archive.rows.get(table) ?? [], lines))) return
  throw new ContentMoved(
    'O conteúdo do site é mais novo que este backup: as páginas não podem ser comparadas.',
  )
}
