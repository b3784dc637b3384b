import { readArchive } from './archive.ts'
import { sha256 } from './manifest.ts'

type Packed = { path: string; bytes: Buffer }

export function tableOf(path: string): string | undefined {
  return /^database\/(\w+)[./]/.exec(path)?.[1]
}

export function linesOf(bytes: Buffer): string[] {
  return bytes.toString().split('\n').filter(Boolean)
}

/**
 * For a project with newer migrations than the archive: one checksum per table over the columns that the archive knows,
 * whatever was added since.
 */
export async function knownColumns(file: string, passphrase?: string) {
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
