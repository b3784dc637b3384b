import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { encoding } from './encoding.ts'
import { pictureWidths } from './source-set.ts'

/** A picture of the site's own folders: `path` as pages name it, e.g. `/images/chale-01.jpg`. */
export type OwnPicture = { path: string; file: string; hash: string }

export function ownPictures(publicFolder: string): OwnPicture[] {
  return ['images', 'videos']
    .flatMap((folder) => readdirSync(join(publicFolder, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^[\w.-]+\.(?:jpe?g|png|webp)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `/${relative(publicFolder, file)}`, file, hash: hashOf(readFileSync(file)) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Names one state of the site's own pictures and of how they are encoded; part of their addresses. */
export function ownPicturesVersion(publicFolder = join(process.cwd(), 'public')): string {
  const state = ownPictures(publicFolder).map(({ path, hash }) => `${path} ${hash}`)
  return hashOf([JSON.stringify(encoding), pictureWidths.join(), ...state].join('\n')).slice(0, 10)
}

function hashOf(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
