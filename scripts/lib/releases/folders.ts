import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../refusal.ts'

/** Releases lie in the data directory, one folder each; the link `current` names the one to be served. */
export function releasesFolder(dataDir: string): string {
  return join(dataDir, 'releases')
}

/** How the folder of a release is called until it is whole. */
export const draftEnd = '.parte'

const releaseId = /^\d{8}-\d{6}$/

/** Sorts by time, and names the release in log lines, addresses of assets and folders. */
export function newReleaseId(now = new Date()): string {
  const [day = '', time = ''] = now.toISOString().split('T')
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}`
}

export function releaseIds(releases: string): string[] {
  if (!existsSync(releases)) return []
  return readdirSync(releases)
    .filter((name) => releaseId.test(name) && existsSync(join(releases, name, 'server.js')))
    .sort()
}

export function currentRelease(releases: string): string | undefined {
  try {
    const id = readlinkSync(join(releases, 'current'))
    return releaseId.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** At no moment is there no link. */
export function chooseRelease(releases: string, id: string): void {
  const next = join(releases, `current.${process.pid}`)
  rmSync(next, { force: true })
  symlinkSync(id, next)
  renameSync(next, join(releases, 'current'))
}

const noteSchema = z.object({
  /** The files of `.next/static` that this release itself was built with. */
  assets: z.array(z.string()),
  /** When another took its place, in milliseconds since the epoch; absent while it is served. */
  retiredAt: z.number().optional(),
})

export type ReleaseNote = z.infer<typeof noteSchema>

/** What deploy wrote down about a release; nothing when it is damaged. */
export function readNote(releases: string, id: string): ReleaseNote {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteFile(releases, id), 'utf8')))
  } catch {
    return { assets: [] }
  }
}

export function writeNote(releases: string, id: string, note: ReleaseNote): void {
  writeFileSync(noteFile(releases, id), JSON.stringify(note))
}

const servingSchema = z.object({
  pid: z.number(),
  release: z.string().optional(),
  failed: z.object({ release: z.string(), why: z.string(), at: z.number() }).optional(),
})

export type Serving = z.infer<typeof servingSchema>

/** What the supervisor says of itself; undefined when none runs. */
export function readServing(releases: string): Serving | undefined {
  try {
    const serving = servingSchema.parse(JSON.parse(readFileSync(servingFile(releases), 'utf8')))
    return isAlive(serving.pid) ? serving : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

export function writeServing(releases: string, serving: Serving): void {
  mkdirSync(releases, { recursive: true })
  const draft = `${servingFile(releases)}.${process.pid}`
  writeFileSync(draft, JSON.stringify(serving))
  renameSync(draft, servingFile(releases))
}

export function forgetServing(releases: string): void {
  rmSync(servingFile(releases), { force: true })
}

const servingFile = (releases: string) => join(releases, 'serving.json')
const noteFile = (releases: string, id: string) => join(releases, `${id}.json`)
