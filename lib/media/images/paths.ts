import type { ImageFormat } from './rules.ts'

/** A folder of IMG-8; only `parseFolder` creates one. */
export type Folder = { path: string; kind: 'packages' | 'rooms' | 'hotel' }

type Naming = {
  format: ImageFormat
  /** Milliseconds since 1970. */
  at: number
  /** Position in a room's list. */
  index: number
}

const folders: [Folder['kind'], RegExp][] = [
  ['packages', /^packages\/(?:principal|gallery)$/],
  ['rooms', /^rooms\/[A-Za-z0-9_-]{1,64}$/],
  ['hotel', /^hotel\/[a-z][a-z_]{0,39}$/],
]

/** Parses the folder that a browser requests; null if it is not a folder of IMG-8. */
export function parseFolder(path: string): Folder | null {
  const known = folders.find(([, pattern]) => pattern.test(path))
  return known ? { path, kind: known[0] } : null
}

/** Returns the folder of a room's images; replaces unusual characters in old ids. */
export function roomFolder(roomId: string): string {
  return `rooms/${roomId.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 64) || 'sem-id'}`
}

/** Returns the name of a new object as in IMG-8, independent of the file's own name. */
export function imagePath(folder: Folder, { format, at, index }: Naming): string {
  const extension = format === 'jpeg' ? 'jpg' : format
  const name = folder.kind === 'rooms' ? `${at}_${index}` : `${crypto.randomUUID()}-${at}`
  return `${folder.path}/${name}.${extension}`
}
