import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

export function readBuiltPages(folder) {
  const files = new Map()
  for (const name of namesIn(folder).filter((name) => name.endsWith('.meta'))) {
    const file = join(folder, name.slice(0, -'.meta'.length))
    const { routeCache } = readMeta(file) ?? {}
    if (typeof routeCache?.key === 'string' && !routeCache.isFallback) files.set(routeCache.key, file)
  }
  return { has: (key) => files.has(key), read: (key) => readBuilt(files.get(key)) }
}

async function readBuilt(file) {
  const meta = file && readMeta(file)
  if (!meta) return undefined
  const { status, headers, segmentPaths = [] } = meta
  try {
    if (existsSync(/* turbopackIgnore: true */ `${file}.body`)) {
      const body = await readFile(/* turbopackIgnore: true */ `${file}.body`)
      return entryOf(`${file}.body`, { kind: 'APP_ROUTE', body, status, headers })
    }
    const [html, rscData, ...segments] = await Promise.all([
      readFile(/* turbopackIgnore: true */ `${file}.html`, 'utf8'),
      readFile(/* turbopackIgnore: true */ `${file}.rsc`),
      ...segmentPaths.map((path) =>
        readFile(/* turbopackIgnore: true */ `${file}.segments${path}.segment.rsc`),
      ),
    ])
    const segmentData = new Map(segmentPaths.map((path, index) => [path, segments[index]]))
    return entryOf(`${file}.html`, { kind: 'APP_PAGE', html, rscData, segmentData, status, headers })
  } catch {
    return undefined
  }
}

async function entryOf(file, value) {
  const { mtimeMs } = await stat(/* turbopackIgnore: true */ file)
  return { value, lastModified: mtimeMs }
}

function namesIn(folder) {
  if (!existsSync(/* turbopackIgnore: true */ folder)) return []
  return readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, encoding: 'utf8' })
}

function readMeta(file) {
  try {
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ `${file}.meta`, 'utf8'))
  } catch {
    return undefined
  }
}
