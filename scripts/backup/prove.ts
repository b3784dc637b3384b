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
import { type Archive, type Manifest, objectOf, sha256 } from './archive.ts'
import { readRows } from './collect.ts'
import { openProject, type Project } from './project.ts'
import { restore, sameRows } from './restore.ts'

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
 * Restores the archive into a throw-away embedded backend, asks both for all that the public pages are made of, without
 * a secret, and compares. Returns one line per piece; throws a Refusal when the archive is damaged or cannot be
 * restored, and ContentMoved when somebody saved meanwhile.
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
  const fromLive = await readPublicContent({ url: live.url, publishableKey, slug })
  const fromCopy = await readPublicContent({ url: copy.url, publishableKey: copy.publishableKey, slug })
  await requireUnchanged(live, archive)
  const moved: typeof fromCopy = JSON.parse(JSON.stringify(fromCopy).replaceAll(copy.url, live.url))
  return [
    ...restoredLines(archive),
    ...compareContent(fromLive, moved),
    ...(await comparePictures(JSON.stringify(fromCopy), copy.url, archive.manifest.files)),
  ]
}

type PublicContent = Record<string, unknown>

/** One line per section of the public content. */
export function compareContent(live: PublicContent, restored: PublicContent): Line[] {
  return [...new Set([...Object.keys(live), ...Object.keys(restored)])].map((name) => {
    const [left, right] = [JSON.stringify(live[name]), JSON.stringify(restored[name])]
    const what = `conteúdo público: ${name}`
    if (left === right)
      return { isSame: true, what, note: `${(left.length / 1000).toFixed(1)} kB`.replace('.', ',') }
    if (left === undefined) return { isSame: false, what, note: 'não está no site' }
    if (right === undefined) return { isSame: false, what, note: 'não está no backup' }
    const at = [...left].findIndex((letter, index) => letter !== right[index])
    const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40))
    return { isSame: false, what, note: `no site ${around(left)}, no backup ${around(right)}` }
  })
}

/** ✓ or ✗, what was compared, and how large it is or how it differs. */
export function proofTable(lines: Line[]): string {
  const width = Math.max(...lines.filter(({ isSame }) => isSame).map(({ what }) => what.length), 0)
  return lines
    .map(({ isSame, what, note }) => `${isSame ? '✓' : '✗'} ${what.padEnd(width)}  ${note}`)
    .join('\n')
}

async function readPublicContent(site: { url: string; publishableKey: string; slug: string }) {
  const supabase = createClient<Database>(site.url, site.publishableKey, { auth: { persistSession: false } })
  const { data, error } = await supabase.rpc('site_content', { p_slug: site.slug })
  if (error || !data) throw new Refusal(`O site não conseguiu ler o banco: ${error?.message ?? site.slug}`)
  const content: PublicContent = Object(data)
  return content
}

/** Fetches every picture and film that the public content of the copy names as a visitor does, and compares the bytes. */
export async function comparePictures(
  content: string,
  url: string,
  files: Manifest['files'],
): Promise<Line[]> {
  const storage = `${url}/storage/v1/object/public/`
  const addresses = content.replaceAll(storage, '/media/').matchAll(/"\/media\/([^"\\\s]+)/g)
  const names = new Set([...addresses].map(([, name = '']) => name))
  const wrong: Line[] = []
  for (const name of names) {
    const response = await fetch(storage + name)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.ok && files[`storage/${decodeURIComponent(name)}`]?.sha256 === sha256(bytes)) continue
    const note = response.ok ? 'fotografia ou filme diferente' : `HTTP ${response.status}`
    wrong.push({ isSame: false, what: name, note })
  }
  const note = `${names.size} comparados`
  return [...wrong, { isSame: true, what: 'fotografias e filmes das páginas', note }]
}

function restoredLines({ manifest, rows }: Archive): Line[] {
  const objects = Object.keys(manifest.files).filter(objectOf).length
  return [
    ...[...rows].map(([table, { length }]) => ({
      isSame: true,
      what: table,
      note: `${length} ${length === 1 ? 'linha' : 'linhas'}`,
    })),
    { isSame: true, what: 'fotografias e filmes guardados', note: `${objects} arquivos` },
  ]
}

async function requireUnchanged(live: Project, archive: Archive) {
  const { rows } = await readRows(live)
  if ([...rows].every(([table, lines]) => sameRows(archive.rows.get(table) ?? [], lines))) return
  throw new ContentMoved(
    'O conteúdo do site é mais novo que este backup: as páginas não podem ser comparadas.',
  )
}
