import { type Line, logContext, requestId } from './log-context.ts'
import { writeCounted, writeOrCount } from './log-noise.ts'

export type Level = 'info' | 'warn' | 'error'

/** One JSON line on stderr, or counted by one. `details` hold no secrets and no personal data; an `Error` is its message (SEC-7). */
export function logEvent(event: string, details: Record<string, unknown>, level: Level = 'error') {
  const { release, alert } = logContext()
  const own = { time: new Date().toISOString(), level, event, release, request: requestId() }
  // Twice: first in the line, and nothing in the details can pass for them.
  const line = { ...own, ...details, ...own }
  writeOrCount(line, writeLine)
  if (failures.has(event)) alert?.(line)
}

/** Writes the lines that are still counted; for the end of the process. */
export function endLog() {
  writeCounted(writeLine)
}

function writeLine(line: Line) {
  const { write = console.error } = logContext()
  write(oneLine(line))
}

const failures = new Set(['request_failed', 'action_failed'])

const seen = new Set<string>()
const SEEN_LIMIT = 500

/** Like `logEvent`, but a line that repeats word for word (the same broken element at every read) appears once. */
export function logEventOnce(event: string, details: Record<string, unknown>) {
  const key = JSON.stringify([event, details])
  if (seen.has(key)) return
  if (seen.size >= SEEN_LIMIT) seen.clear()
  seen.add(key)
  logEvent(event, details)
}

/** JSON without anything that a terminal or a log viewer could take for a line's end, or for a command. */
function oneLine(line: object) {
  const plain = (_: string, value: unknown) => (value instanceof Error ? saidBy(value) : value)
  return JSON.stringify(line, plain).replace(
    unseen,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function saidBy({ message, cause }: Error) {
  return typeof cause === 'string' ? `${message} (${cause})` : message
}

// Beyond what JSON escapes: delete, C1 controls, line separators, and what turns the direction of text.
const unseen = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
