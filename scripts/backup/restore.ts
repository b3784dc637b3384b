import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '../lib/refusal.ts'
import { type Archive, checkArchive, objectOf, readArchive, sha256 } from './archive.ts'
import { downloadAll, readRows } from './collect.ts'
import type { Project } from './project.ts'
import { DamagedArchive } from './seal.ts'

type Restore = {
  file: string
  passphrase?: string
  /** Called when the archive was found whole: before that, nothing is made. */
  open: () => Promise<Project>
  say?: (line: string) => void
}

type Change = (line: string) => string

const words: Record<string, [one: string, more: string]> = {
  packages: ['pacote', 'pacotes'],
  rooms: ['chalé', 'chalés'],
  pictures: ['fotografia descrita', 'fotografias descritas'],
  drafts: ['rascunho', 'rascunhos'],
  images: ['fotografia codificada', 'fotografias codificadas'],
  people: ['pessoa com acesso', 'pessoas com acesso'],
  versions: ['mudança no histórico', 'mudanças no histórico'],
  objects: ['arquivo guardado', 'arquivos guardados'],
}

const batchBytes = 1_000_000
const accessSchema = z.object({ user_id: z.uuid(), email: z.email(), is_manager: z.boolean().default(false) })

/**
 * Puts an archive into an empty project: pictures first, then the database in one transaction, then a comparison of all
 * that is there with the archive. Throws a Refusal before it writes anything when the archive is damaged, the project
 * holds something, or its migrations are older than the archive.
 */
export async function restore({ file, passphrase, open, say = () => undefined }: Restore) {
  const archive = await checkArchive(file, passphrase)
  const { manifest, rows, buckets } = archive
  say(`Arquivo conferido: ${Object.keys(manifest.files).length} peças, todas as somas SHA-256 certas.`)
  const access = (rows.get('user_hotel_access') ?? []).map((line) => accessSchema.parse(JSON.parse(line)))
  const people = [...new Map(access.map((row) => [row.user_id, row])).values()]
  const project = await open()
  const begun = await project.beginRestore(people.map(({ email }) => email))
  await requireEmpty(archive, begun, project)
  const isNewer = begun.migration > manifest.migration
  if (isNewer) {
    say(`O arquivo é da migration ${manifest.migration}, o projeto está na ${begun.migration}:`)
    say('o que ele ainda não conhecia fica com o valor padrão.')
  }
  const moved: [from: string, to: string][] = [[manifest.url, project.url]]
  for (const { user_id: id, email } of people)
    moved.push([id, begun.accounts[email] ?? (await project.makeAccount(id, email))])
  for (const bucket of buckets) await project.makeBucket(bucket)
  await uploadObjects(project, archive, readArchive(file, passphrase))
  await writeRows(project, archive, rewriting(moved))
  say('Banco e fotografias gravados. Conferindo tudo de novo…')
  await compare(project, archive, { original: rewriting(moved.map(([from, to]) => [to, from])), isNewer })
  return { ...archive, people }
}

/** What stands in the way of a restore, as a sentence says it. */
export function obstaclesSentence(found: Record<string, number>): string {
  const parts = Object.entries(found).map(([what, count]) => {
    const [one, more] = words[what] ?? [`item de ${what}`, `itens de ${what}`]
    return `${count} ${count === 1 ? one : more}`
  })
  return new Intl.ListFormat('pt-BR').format(parts)
}

type Begun = Awaited<ReturnType<Project['beginRestore']>>

async function requireEmpty({ manifest }: Archive, { obstacles, migration }: Begun, project: Project) {
  if (migration < manifest.migration) {
    throw new Refusal(
      `O arquivo é da migration ${manifest.migration} e o projeto ainda está na ${migration}: aplique as migrations antes.`,
    )
  }
  const { objects } = await project.snapshot()
  // Those of a restore that was interrupted are written again.
  const strange = objects.filter(([bucket, name]) => !manifest.files[`storage/${bucket}/${name}`])
  const found = { ...obstacles, ...(strange.length > 0 ? { objects: strange.length } : {}) }
  if (Object.keys(found).length === 0) return
  throw new Refusal(
    `O projeto ${project.url} não está vazio: ${obstaclesSentence(found)}.\n` +
      'Nada foi alterado. Restaure em um projeto novo, só com as migrations e o seed.',
  )
}

async function uploadObjects(
  project: Project,
  { manifest }: Archive,
  entries: ReturnType<typeof readArchive>,
) {
  for await (const { path, bytes } of entries) {
    const object = objectOf(path)
    if (!object) continue
    const saved = manifest.files[path]
    if (saved?.sha256 !== sha256(bytes)) throw new DamagedArchive(`Mudou durante a restauração: ${path}`)
    const { type = 'application/octet-stream', cacheControl = 'no-cache' } = saved
    await project.upload(object.bucket, object.name, { bytes, type, cacheControl })
  }
}

async function writeRows(project: Project, { rows }: Archive, moved: Change) {
  const id = randomUUID()
  for (const [table, lines] of rows) {
    for (const batch of batches(lines.map(moved))) await project.stage(id, table, batch)
  }
  await project.finishRestore(id)
}

/** Reads the project as for a backup; throws a Refusal that names what differs from the archive. */
async function compare(
  project: Project,
  { manifest, rows }: Archive,
  { original, isNewer }: { original: Change; isNewer: boolean },
) {
  const found = await readRows(project)
  const wrong = [...rows].flatMap(([table, lines]) => {
    // Of newer migrations only the columns that the archive knows, whatever was added since.
    const columns = isNewer ? Object.keys(JSON.parse(lines[0] ?? '{}')) : undefined
    const present = (found.rows.get(table) ?? []).map(original)
    return sameRows(lines, present, columns) ? [] : [`tabela ${table}`]
  })
  const missing = new Set(Object.keys(manifest.files).filter(objectOf))
  for await (const { path, object } of downloadAll(project, found.snapshot.objects)) {
    missing.delete(path)
    const saved = manifest.files[path]
    const isSame =
      saved !== undefined &&
      object !== undefined &&
      saved.sha256 === sha256(object.bytes) &&
      saved.type === object.type &&
      saved.cacheControl === object.cacheControl
    if (!isSame) wrong.push(path)
  }
  const all = [...wrong, ...missing]
  if (all.length === 0) return
  throw new Refusal(`Diferente do arquivo (${all.length}): ${all.slice(0, 10).join(', ')}`)
}

/** Whether two tables hold the same rows in any order; with `columns`, as far as these go. */
export function sameRows(left: string[], right: string[], columns?: string[]): boolean {
  const comparable = (line: string) => {
    if (!columns) return line
    const row: Record<string, unknown> = JSON.parse(line)
    return JSON.stringify(columns.map((name) => row[name]))
  }
  const sorted = right.map(comparable).sort()
  return (
    left.length === right.length &&
    left
      .map(comparable)
      .sort()
      .every((line, index) => line === sorted[index])
  )
}

function rewriting(pairs: [from: string, to: string][]): Change {
  const real = pairs.filter(([from, to]) => from !== to)
  return (line) => real.reduce((text, [from, to]) => text.replaceAll(from, to), line)
}

function batches(lines: string[]) {
  const all: string[][] = []
  let size = batchBytes
  for (const line of lines) {
    if (size + line.length > batchBytes) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(line)
    size += line.length
  }
  return all
}
