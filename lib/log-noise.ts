import { type Kind, type Line, logContext } from './log-context.ts'

/** What anybody on the internet can cause without a session, as often as they like. All else has a line for each event. */
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
  'upload_refused',
])

const MINUTE_MS = 60_000
/** How many different values a line names besides its own, and how many characters of each. */
const NAMED = 10
const NAMED_LENGTH = 200

/** Of these ten are written at once: the path of a missing page, and the code that a visitor's failed page shows. */
const oftenLookedFor = new Set(['page_not_found', 'request_failed'])
const writtenAtOnce = (line: Line) => (oftenLookedFor.has(String(line.event)) ? 10 : 1)

/** Writes `line` now, or counts it for a line that follows within a minute: `count` of them, some named in `also`. */
export function writeOrCount(line: Line, write: (line: Line) => void) {
  const name = kindOf(line)
  if (name === undefined) return write(line)
  const known = kinds().get(name)
  if (!known) setTimeout(endMinute, MINUTE_MS, name, write).unref()
  const kind = known ?? { written: 0 }
  kinds().set(name, kind)
  if (kind.written < writtenAtOnce(line)) {
    kind.written += 1
    return write(line)
  }
  kind.counted ??= { line, count: 0, values: new Set() }
  kind.counted.count += 1
  if (kind.counted.values.size <= NAMED) kind.counted.values.add(nameOf(line))
}

/** Writes what is still only counted: before the process ends. */
export function writeCounted(write: (line: Line) => void) {
  for (const kind of kinds().values()) tell(kind, write)
}

function endMinute(name: string, write: (line: Line) => void) {
  const kind = kinds().get(name)
  if (kind && tell(kind, write)) setTimeout(endMinute, MINUTE_MS, name, write).unref()
  else kinds().delete(name)
}

/** Whether there was anything to tell. */
function tell(kind: Kind, write: (line: Line) => void) {
  if (!kind.counted) return false
  const { line, count, values } = kind.counted
  kind.counted = undefined
  const [, ...also] = values
  write({ ...line, count, ...(also.length > 0 && { also }) })
  return true
}

/** Of words that this site or its backend chose, never of a stranger's; undefined for what is always written. */
function kindOf({ event, level, reason, status, routePath, routeType, account }: Line) {
  if (!fromAnybody.has(String(event))) return undefined
  // At the gate an account is known from a sealed cookie; at a sign-in it is what somebody typed.
  const person = event === 'gate_denied' ? account : undefined
  return JSON.stringify([event, level, reason, status, routePath, routeType, person])
}

function nameOf({ path, account, text, request }: Line) {
  return String(path ?? account ?? text ?? request).slice(0, NAMED_LENGTH)
}

function kinds() {
  const context = logContext()
  context.noise ??= new Map()
  return context.noise
}
