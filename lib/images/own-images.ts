import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { encoding } from './encoding.ts'
import { ownWidths } from './source-set.ts'

/** An image of the site's own folders: `path` as pages name it, e.g. `/images/chale-01.jpg`. */
export type OwnImage = { path: string; file: string; hash: string }

export function ownImages(publicFolder: string): OwnImage[] {
  return ['images', 'videos']
    .flatMap((folder) => readdirSync(join(publicFolder, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^[\w.-]+\.(?:jpe?g|png|webp)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `/${relative(publicFolder, file)}`, file, hash: hashOf(readFileSync(file)) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Names one state of the site's own images and of how they are encoded; part of their addresses. */
export function ownImagesVersion(publicFolder = join(process.cwd(), 'public')): string {
  const state = ownImages(publicFolder).map(({ path, hash }) => `${path} ${hash}`)
  return hashOf([JSON.stringify(encoding), ownWidths.join(), ...state].join('\n')).slice(0, 10)
}

function hashOf(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
