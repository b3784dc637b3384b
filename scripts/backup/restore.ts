import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '../lib/refusal.ts'
import { checkArchive, readArchive } from './archive.ts'
import { collect } from './collect.ts'
import { type Manifest, manifestPath, objectOf, sha256 } from './manifest.ts'
import type { Bucket, Project } from './project.ts'
import { DamagedArchive } from './seal.ts'

type Archive = { file: string; passphrase?: string }
type Restore = Archive & {
  /** Asked for when the archive was found whole: before that, nothing is made. */
  open: () => Promise<Project>
  say?: (line: string) => void
}

type Move = Archive & { project: Project; manifest: Manifest; restated: (line: string) => string }

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

type Packed = { path: string; bytes: Buffer }

const batchBytes = 1_000_000
const accessSchema = z.object({ user_id: z.uuid(), email: z.email(), is_manager: z.boolean().default(false) })

/**
 * Puts an archive into an empty project: pictures first, then the database in one transaction, then a comparison of all
 * that is there with the archive's checksums. Throws a Refusal before it writes anything when the archive is damaged,
 * the project holds something, or its migrations are older than the archive.
 */
export async function restore({ file, passphrase, open, say = () => undefined }: Restore) {
  const manifest = await checkArchive(file, passphrase)
  say(`Arquivo conferido: ${Object.keys(manifest.files).length} peças, todas as somas SHA-256 certas.`)
  const people = await readPeople(file, passphrase)
  const project = await open()
  const begun = await project.beginRestore(people.map(({ email }) => email))
  await requireEmpty(manifest, begun, project)
  if (begun.migration > manifest.migration) {
    say(`O arquivo é da migration ${manifest.migration}, o projeto está na ${begun.migration}:`)
    say('o que ele ainda não conhecia fica com o valor padrão.')
  }
  const ids = new Map<string, string>()
  for (const { user_id: id, email } of people) {
    ids.set(id, begun.accounts[email] ?? (await project.makeAccount(id, email)))
  }
  const moved = [[manifest.url, project.url], ...ids].map(([from, to]) => [from ?? '', to ?? ''] as const)
  await send({ file, passphrase, project, manifest, restated: rewriting(moved) })
  say('Banco e fotografias gravados. Conferindo tudo de novo…')
  const restated = rewriting(moved.map(([from, to]) => [to, from] as const))
  await compare({ project, manifest, file, passphrase, restated })
  return { manifest, people }
}

/** What stands in the way of a restore, as a sentence says it. */
export function obstaclesSentence(found: Record<string, number>): string {
  const parts = Object.entries(found).map(([what, count]) => {
    const [one, more] = words[what] ?? [`item de ${what}`, `itens de ${what}`]
    return `${count} ${count === 1 ? one : more}`
  })
  return new Intl.ListFormat('pt-BR').format(parts)
}

async function send({ file, passphrase, project, manifest, restated }: Move) {
  const id = randomUUID()
  for await (const { path, bytes } of readArchive(file, passphrase)) {
    if (path === manifestPath) continue
    const saved = manifest.files[path]
    if (saved?.sha256 !== sha256(bytes)) throw new DamagedArchive(`Mudou durante a restauração: ${path}`)
    const object = objectOf(path)
    const table = tableOf(path)
    if (table) {
      for (const lines of batches(linesOf(bytes).map(restated))) await project.stage(id, table, lines)
    } else if (path === 'storage/buckets.json') {
      const buckets: Bucket[] = JSON.parse(bytes.toString())
      for (const bucket of buckets) await project.makeBucket(bucket)
    } else if (object) {
      const { type = 'application/octet-stream', cacheControl = 'no-cache' } = saved
      await project.upload(object.bucket, object.name, { bytes, type, cacheControl })
    }
  }
  await project.finishRestore(id)
}

async function readPeople(file: string, passphrase?: string) {
  for await (const { path, bytes } of readArchive(file, passphrase)) {
    if (path === 'database/user_hotel_access.ndjson') {
      const rows = linesOf(bytes).map((line) => accessSchema.parse(JSON.parse(line)))
      return [...new Map(rows.map((row) => [row.user_id, row])).values()]
    }
  }
  return []
}

type Begun = Awaited<ReturnType<Project['beginRestore']>>

async function requireEmpty(manifest: Manifest, { obstacles, migration }: Begun, project: Project) {
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

/** Reads the project as if a backup were taken of it; throws a Refusal that names what differs from the archive. */
async function compare({ project, manifest, restated, file, passphrase }: Move) {
  const wrong: string[] = []
  const missing = new Set(Object.keys(manifest.files).filter(objectOf))
  let found: Manifest | undefined
  const known = await knownColumns(file, passphrase)
  const sums = await known.sumsOf(
    (async function* checked() {
      for await (const entry of collect(project, restated)) {
        const { path, bytes, type, cacheControl } = entry
        if (path === manifestPath) found = JSON.parse(bytes.toString())
        if (objectOf(path)) {
          missing.delete(path)
          const saved = manifest.files[path]
          const isSame =
            saved?.sha256 === sha256(bytes) && saved.type === type && saved.cacheControl === cacheControl
          if (!isSame) wrong.push(path)
        }
        yield entry
      }
    })(),
  )
  const isNewer = found?.migration !== manifest.migration
  for (const [table, { sha256: sum }] of Object.entries(manifest.tables)) {
    const isSame = isNewer
      ? sums.get(table) === known.expected.get(table)
      : found?.tables[table]?.sha256 === sum
    if (!isSame) wrong.push(`tabela ${table}`)
  }
  const all = [...wrong, ...missing]
  if (all.length === 0) return
  throw new Refusal(`Diferente do arquivo (${all.length}): ${all.slice(0, 10).join(', ')}`)
}

function rewriting(pairs: (readonly [string, string])[]) {
  const real = pairs.filter(([from, to]) => from !== to)
  return (line: string) => real.reduce((text, [from, to]) => text.replaceAll(from, to), line)
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

function tableOf(path: string): string | undefined {
  return /^database\/(\w+)[./]/.exec(path)?.[1]
}

function linesOf(bytes: Buffer): string[] {
  return bytes.toString().split('\n').filter(Boolean)
}

/**
 * For a project with newer migrations than the archive: one checksum per table over the columns that the archive knows,
 * whatever was added since.
 */
async function knownColumns(file: string, passphrase?: string) {
  const columns = new Map<string, string[]>()
  const expected = await sumsOf(readArchive(file, passphrase))
  return { expected, sumsOf }

  async function sumsOf(entries: AsyncIterable<Packed>): Promise<Map<string, string>> {
    const rows = new Map<string, string[]>()
    for await (const { path, bytes } of entries) {
      const table = tableOf(path)
      if (!table) continue
      rows.set(table, [...(rows.get(table) ?? []), ...linesOf(bytes).map((line) => sumOf(table, line))])
    }
    return new Map([...rows].map(([table, sums]) => [table, sha256(sums.sort().join())]))
  }

  function sumOf(table: string, line: string) {
    const row: Record<string, unknown> = JSON.parse(line)
    const names = columns.get(table) ?? Object.keys(row)
    columns.set(table, names)
    return sha256(JSON.stringify(names.map((name) => row[name])))
  }
}
