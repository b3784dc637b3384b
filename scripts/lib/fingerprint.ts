import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Variables } from './settings.ts'

const sourceFolders = ['app', 'components', 'lib', 'public']
const ownTools = /^(playwright|vitest|biome|knip|tsconfig\.test)\b/
const rootSource = /\.(ts|mts|mjs|js|json)$/
const bakedIn = /^(SUPABASE_URL$|SUPABASE_PUBLISHABLE_KEY$|SITE_URL$|HOTEL_|DATA_DIR$|BOOKING_|NEXT_PUBLIC_)/

/** Of sources, configuration, lock file and variables that end up in pages. Tests and tools do not count. */
export function buildFingerprint(checkout: string, variables: Variables): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(checkout)) {
    hash.update(`\0${relative(checkout, file)}\0`).update(readFileSync(file))
  }
  for (const name of Object.keys(variables).sort()) {
    if (bakedIn.test(name)) hash.update(`\0${name}=${variables[name]}`)
  }
  return hash.digest('hex')
}

/** A hash of every file in a folder of the checkout, its tests apart. */
export function folderFingerprint(checkout: string, folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesIn(join(checkout, folder)).sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`\0${relative(checkout, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function sourceFiles(checkout: string): string[] {
  const inRoot = readdirSync(checkout, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && rootSource.test(entry.name) && !ownTools.test(entry.name),
  )
  const inFolders = sourceFolders.flatMap((folder) => filesIn(join(checkout, folder)))
  return [...inRoot.map((entry) => join(checkout, entry.name)), ...inFolders]
    .filter((file) => !/\.test\.tsx?$|next-env\.d\.ts$/.test(file))
    .sort()
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
