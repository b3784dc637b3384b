import { encodeMissing } from '../../lib/images/encode-missing.ts'
import { type PlannedSection, planImport } from '../../lib/transfer/plan.ts'
import { problemText } from '../../lib/transfer/problem.ts'
import { namesIn, resolverOf } from '../../lib/transfer/resolve.ts'
import type { StoredContent } from '../../lib/transfer/stored.ts'
import { maxDocument, readDocument } from '../../lib/transfer/structure.ts'
import { Refusal } from '../lib/refusal.ts'
import { type FoundMedia, findMedia, sendMedia } from './find-media.ts'
import { mediaFolder, readText } from './folder.ts'
import { type Project, readStored } from './project.ts'
import { writeContent } from './write-content.ts'

/** `version` is the entry of the history; undefined where nothing was written. */
export type Imported = {
  planned: PlannedSection[]
  sent: number
  present: number
  notEncoded: string[]
  version?: number
}

/** Checks everything, and then writes all or nothing; a Refusal tells all that is wrong. */
export async function importContent(
  project: Project,
  file: string,
  { dryRun, now = new Date().toISOString() }: { dryRun: boolean; now?: string },
): Promise<Imported> {
  const { document, problems: wrong } = readDocument(await readText(file, maxDocument))
  if (!document) throw refusal(wrong)
  const stored = await readStored(project)
  const media = await findMedia(project, mediaFolder(file), namesIn(document))
  const resolve = resolverOf(media)
  const plan = (known: StoredContent) => planImport(document, { stored: known, resolve, now })
  const { problems, planned } = plan(stored)
  if (wrong.length + problems.length > 0) throw refusal([...wrong, ...problems])
  const missing = missingIn(media, planned)
  const counts = { sent: missing.length, present: media.size - missing.length }
  if (dryRun || planned.length === 0) return { planned, ...counts, notEncoded: [] }
  await sendMedia(project, missing)
  const attempts = await encodeMissing(project)
  const notEncoded = attempts.flatMap(({ path, error }) => (error ? [`${path}: ${error}`] : []))
  const version = await writeContent(project, {
    stored,
    planned,
    plan: (present) => plan(present).planned,
  })
  return { planned, ...counts, notEncoded, version }
}

/** What has to be sent first: a file that no changed section shows need not. */
function missingIn(media: Map<string, FoundMedia>, planned: PlannedSection[]) {
  const written = JSON.stringify(planned.map(({ data }) => data))
  const found = [...media.values()].flatMap((one) => ('error' in one || one.isPresent ? [] : [one]))
  const once = new Map(found.map((one) => [one.name, one]))
  return [...once.values()].filter(({ name }) => written.includes(name))
}

const shownAtMost = 200

function refusal(problems: Parameters<typeof problemText>[0][]) {
  const lines = [...new Set(problems.map(problemText))]
  const rest = lines.length - shownAtMost
  return new Refusal(
    [
      `O documento tem ${lines.length === 1 ? 'um problema' : `${lines.length} problemas`}. Nada foi gravado.`,
      ...lines.slice(0, shownAtMost).map((line) => `  ${line}`),
      ...(rest > 0 ? [`  … e mais ${rest}`] : []),
    ].join('\n'),
  )
}
