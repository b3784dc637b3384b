import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sections } from '../../lib/site/registry.ts'
import { Refusal } from '../lib/refusal.ts'
import { checkArchive, type Manifest, parseEntry, readArchive, sha256 } from './archive.ts'
import { bucketsPath, downloadAll, historyTable, readRows, savedTables } from './backup.ts'
import { bucketsSchema, type Project } from './project.ts'

/** `rows` are lines of JSON by table. */
export type Backup = { manifest: Manifest; rows: Map<string, string[]> }

type Restore = {
  file: string
  passphrase?: string
  /** Called after the archive was checked; nothing is created before. */
  open: () => Promise<Project>
  say?: (line: string) => void
}

const accessSchema = z.object({ user_id: z.uuid(), email: z.email(), is_manager: z.boolean().default(false) })

/**
 * Writes an archive into an empty project: objects first, then the database in one transaction, then compares everything with
 * the archive. Throws a Refusal before writing if the archive is damaged, the project is not empty, or its migrations are
 * older than the archive. Returns the project's rows with the archive's addresses and ids; migrations may have changed rows
 * of an older archive.
 */
export async function restore({ file, passphrase, open, say = () => undefined }: Restore) {
  const { manifest, rows, buckets } = await readBackup(file, passphrase)
  say(`Arquivo conferido: ${Object.keys(manifest.files).length} peças, todas as somas SHA-256 certas.`)
  const gone = [...rows].flatMap(([table, { length }]) =>
    length > 0 && ![...savedTables, historyTable].includes(table) ? [table] : [],
  )
  if (gone.length > 0)
    throw new Refusal(
      `O arquivo tem o que só a versão anterior do sistema guardava (${gone.join(', ')}): restaure com ela e aplique depois as migrations, que levam tudo junto.`,
    )
  const access = (rows.get('user_hotel_access') ?? []).map((line) => accessSchema.parse(JSON.parse(line)))
  const people = [...new Map(access.map((row) => [row.user_id, row])).values()]
  const project = await open()
  const { obstacles, migration, accounts } = await project.beginRestore(people.map(({ email }) => email))
  if (migration < manifest.migration)
    throw new Refusal(
      `O arquivo é da migration ${manifest.migration} e o projeto ainda está na ${migration}: aplique as migrations antes.`,
    )
  await requireEmpty(manifest, obstacles, project)
  const isNewer = migration > manifest.migration
  if (isNewer)
    say(
      `O arquivo é da migration ${manifest.migration}, o projeto está na ${migration}: o que ele ainda não conhecia fica com o valor padrão.`,
    )
  const moved: [from: string, to: string][] = [[manifest.url, project.url]]
  for (const { user_id: id, email } of people)
    moved.push([id, accounts[email] ?? (await project.makeAccount(id, email))])
  for (const bucket of buckets) await project.makeBucket(bucket)
  const isObject = (path: string) => objectPath.test(path)
  for await (const { path, bytes, sha256 } of readArchive(file, { passphrase, keeps: isObject })) {
    const [, bucket, name] = objectPath.exec(path) ?? []
    if (!bucket || !name) continue
    const saved = manifest.files[path]
    if (saved?.sha256 !== sha256) throw new Refusal(`Mudou durante a restauração: ${path}`)
    const { type = 'application/octet-stream', cacheControl = 'no-cache' } = saved
    await project.upload(bucket, name, { bytes, type, cacheControl })
  }
  const id = randomUUID()
  for (const [table, lines] of rows)
    for (const batch of batches(lines.map((line) => replaceIds(line, moved))))
      await project.stage(id, table, batch)
  await project.finishRestore(id)
  say('Banco e fotografias gravados. Conferindo tudo de novo…')
  const back = moved.map(([from, to]): [string, string] => [to, from])
  const original = (line: string) => replaceIds(line, back)
  const present = await compare(project, { manifest, rows }, { original, isNewer, say })
  return { manifest, rows: present, people }
}

async function readBackup(file: string, passphrase?: string) {
  // Older archives spread the history over several files.
  const tablePath = /^database\/(\w+)[./]/
  const { manifest, texts } = await checkArchive(file, {
    passphrase,
    keeps: (path) => path === bucketsPath || tablePath.test(path),
  })
  if (!manifest?.migration)
    throw new Refusal('Isto não é um backup completo. Só o conteúdo: npm run content -- import o traz.')
  const rows: Backup['rows'] = new Map()
  for (const [path, text] of texts) {
    const table = tablePath.exec(path)?.[1]
    if (table) rows.set(table, [...(rows.get(table) ?? []), ...text.split('\n').filter(Boolean)])
  }
  const buckets = parseEntry(bucketsSchema, bucketsPath, texts.get(bucketsPath) ?? '[]')
  return { manifest, rows, buckets }
}

/** `storage/<bucket>/<name>` */
const objectPath = /^storage\/([^/]+)\/(.+)$/s

export function objectPaths({ files }: Manifest): string[] {
  return Object.keys(files).filter((path) => objectPath.test(path))
}

/** Labels of counts that are not sections. */
const words: Record<string, string> = {
  answers: 'respostas da pesquisa',
  drafts: 'rascunhos e mudanças marcadas',
  images: 'fotografias codificadas',
  people: 'pessoas com acesso',
  versions: 'mudanças no histórico',
  objects: 'arquivos guardados',
}

async function requireEmpty(manifest: Manifest, obstacles: Record<string, number>, project: Project) {
  const { objects } = await project.snapshot()
  // Objects of an interrupted restore are written again.
  const strange = objects.filter(([bucket, name]) => !manifest.files[`storage/${bucket}/${name}`])
  const found = Object.entries({ ...obstacles, objects: strange.length }).filter(([, count]) => count > 0)
  if (found.length === 0) return
  const labels = new Map(sections.map(({ name, label }) => [name, label]))
  const named = found
    .map(([what, count]) => `${labels.get(what) ?? words[what] ?? what} (${count})`)
    .join(', ')
  throw new Refusal(
    `O projeto ${project.url} não está vazio: ${named}.\n` +
      'Nada foi alterado. Restaure em um projeto novo, que tenha só as migrations.',
  )
}

type Comparison = { original: (line: string) => string; isNewer: boolean; say: (line: string) => void }

/** Reads the project as for a backup and returns its rows; throws a Refusal that names the differences to the archive. */
async function compare(
  project: Project,
  { manifest, rows }: Backup,
  { original, isNewer, say }: Comparison,
): Promise<Backup['rows']> {
  const found = await readRows(project)
  const present = new Map([...found.rows].map(([table, lines]) => [table, lines.map(original)]))
  const wrong = [...rows].flatMap(([table, lines]) => {
    const own = present.get(table) ?? []
    // Newer migrations may have added columns and moved the content of others.
    const [saved = [], now = []] = [lines, own].map(([line = '{}']) => Object.keys(JSON.parse(line)).sort())
    const other = saved.filter((name) => !now.includes(name))
    if (isNewer && other.length > 0)
      say(`Sem comparação, porque as migrations mudaram a forma: ${table} (${other.join(', ')}).`)
    const columns = isNewer ? saved.filter((name) => now.includes(name)) : undefined
    return sameRows(lines, own, columns) ? [] : [`tabela ${table}`]
  })
  const missing = new Set(objectPaths(manifest))
  for await (const { path, object } of downloadAll(project, found.snapshot.objects)) {
    missing.delete(path)
    const saved = manifest.files[path]
    const isSame =
      object &&
      saved?.sha256 === sha256(object.bytes) &&
      saved.type === object.type &&
      saved.cacheControl === object.cacheControl
    if (!isSame) wrong.push(path)
  }
  const all = [...wrong, ...missing]
  if (all.length > 0)
    throw new Refusal(`Diferente do arquivo (${all.length}): ${all.slice(0, 10).join(', ')}`)
  return present
}

/** Compares the rows of two tables in any order; with `columns`, only these. */
export function sameRows(left: string[], right: string[], columns?: string[]): boolean {
  const comparable = (line: string) => {
    if (!columns) return line
    const row: Record<string, unknown> = JSON.parse(line)
    return JSON.stringify(columns.map((name) => row[name]))
  }
  const [one, other] = [left, right].map((lines) => lines.map(comparable).sort().join('\n'))
  return left.length === right.length && one === other
}

function replaceIds(line: string, pairs: [from: string, to: string][]) {
  return pairs.reduce((text, [from, to]) => (from === to ? text : text.replaceAll(from, to)), line)
}

/** Splits lines into parts of about a megabyte. */
function batches(lines: string[]) {
  let size = 0
  const parts = Map.groupBy(lines, (line) => {
    size += line.length
    return Math.floor(size / 1_000_000)
  })
  return parts.values()
}
