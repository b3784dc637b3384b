import type { AsyncLocalStorage } from 'node:async_hooks'
import { sharedState } from './shared-state.mjs'

export type Level = 'info' | 'warn' | 'error'
export type Line = Record<string, unknown>

/** One kind of event within a minute: the number of lines written, and the events counted since. */
type Kind = { written: number; counted?: { line: Line; count: number; values: Set<string> } }

type LogContext = {
  release?: string
  requests?: AsyncLocalStorage<string>
  /** Receives the lines; `console.error` by default. */
  write?: (line: string) => void
  alert?: (line: Line) => void
  kinds?: Map<string, Kind>
}

export function logContext(): LogContext {
  return sharedState('log', () => ({}))
}

/** Returns the id of the current request, which the request filter assigns; Vercel logs its own ids. */
export function requestId(): string | undefined {
  return logContext().requests?.getStore()
}

/**
 * Writes one JSON line to stderr. Events that strangers can cause at will are counted instead: one line immediately, then one
 * per minute and kind. `details` must contain no secrets and no personal data; an `Error` becomes its message (SEC-7).
 */
export function logEvent(event: string, details: Line, level: Level = 'error') {
  const { release, alert } = logContext()
  const own = { time: new Date().toISOString(), level, event, release, request: requestId() }
  // Spread twice: the line starts with these, and the details cannot overwrite them.
  const line = { ...own, ...details, ...own }
  if (fromAnybody.has(event)) writeOrCount(line)
  else write(line)
  if (event === 'request_failed' || event === 'action_failed') alert?.(line)
}

const seen = new Set<string>()
const SEEN_LIMIT = 500

/** Like `logEvent`, but writes an identical line only once, such as a broken element at every read. */
export function logEventOnce(event: string, details: Line) {
  const key = JSON.stringify([event, details])
  if (seen.has(key)) return
  if (seen.size >= SEEN_LIMIT) seen.clear()
  seen.add(key)
  logEvent(event, details)
}

/** Writes the pending counts when the process ends. */
export function endLog() {
  for (const kind of logContext().kinds?.values() ?? []) writeCounted(kind)
}

/** Events that anybody on the internet can cause without a session. All others get a line each. */
const fromAnybody = new Set([
  'action_refused',
  'console',
  'database_refused',
  'gate_denied',
  'page_not_found',
  'password_link_refused',
  'password_link_unreadable',
  'password_mail_failed',
  'preview_not_read',
  'request_failed',
  'request_refused',
  'sign_in_limits_unavailable',
  'sign_in_refused',
  'survey_answer_refused',
  'upload_refused',
])
/** Kinds that write ten lines before counting: people search for a missing path and for the code on a failed page. */
const oftenLookedFor = new Set(['page_not_found', 'request_failed'])
const MINUTE_MS = 60_000
/** How many other values a counted line lists, and how many characters of each. */
const NAMED = 10
const NAMED_LENGTH = 200

function writeOrCount(line: Line) {
  const { event, level, reason, status, routePath, routeType, path, account, text, request } = line
  // At the gate the account comes from a signed cookie; at a sign-in anybody can type it, so it must not form a kind.
  const person = event === 'gate_denied' ? account : undefined
  const name = JSON.stringify([event, level, reason, status, routePath, routeType, person])
  const context = logContext()
  context.kinds ??= new Map()
  const { kinds } = context
  const kind = kinds.get(name) ?? { written: 0 }
  if (!kinds.has(name)) countAnotherMinute(name, kind)
  kinds.set(name, kind)
  if (kind.written < (oftenLookedFor.has(String(event)) ? 10 : 1)) {
    kind.written++
    return write(line)
  }
  kind.counted ??= { line, count: 0, values: new Set() }
  kind.counted.count++
  const value = String(path ?? account ?? text ?? request).slice(0, NAMED_LENGTH)
  if (kind.counted.values.size <= NAMED) kind.counted.values.add(value)
}

/** Continues for another minute while there is something to count. */
function countAnotherMinute(name: string, kind: Kind) {
  const timer: NodeJS.Timeout = setTimeout(() => {
    if (writeCounted(kind)) countAnotherMinute(name, kind)
    else logContext().kinds?.delete(name)
  }, MINUTE_MS)
  timer.unref()
}

function writeCounted(kind: Kind): boolean {
  if (!kind.counted) return false
  const { line, count, values } = kind.counted
  kind.counted = undefined
  const [, ...also] = values
  write({ ...line, count, ...(also.length > 0 && { also }) })
  return true
}

function write(line: Line) {
  const plain = (_: string, value: unknown) => (value instanceof Error ? value.message : value)
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  const { write = console.error } = logContext()
  write(JSON.stringify(line, plain).replace(unseen, escaped))
}

// JSON does not escape these: delete, C1 controls, line separators, and marks that reverse the direction of text.
const unseen = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
