import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const shown = /^(?:SUPABASE_URL|SITE_URL|HOTEL_\w+|BOOKING_\w+)$/

/** Names what of an environment pages show. */
export function nameOfEnvironment(variables) {
  const own = Object.entries(variables).filter(([name, value]) => shown.test(name) && value?.trim())
  return createHash('sha256').update(JSON.stringify(own.sort())).digest('hex').slice(0, 16)
}

/** Whether the pages that a build brought may be shown in this environment. A build that names no environment may be shown in any. */
export function arePagesFor(buildFolder, variables) {
  if (existsSync(/* turbopackIgnore: true */ join(buildFolder, 'pages-for-nobody'))) return false
  const file = join(buildFolder, 'pages-for')
  if (!existsSync(/* turbopackIgnore: true */ file)) return true
  return readFileSync(/* turbopackIgnore: true */ file, 'utf8') === nameOfEnvironment(variables)
}
