import type { Env } from '../../lib/env.ts'
import type { Variables } from '../lib/settings.ts'

const secrets = /^(?:SUPABASE_(?:SECRET_KEY|DB_URL|ACCESS_TOKEN)|BACKUP_\w+|ADMIN_\w+)$/
const reports = /^(?:ERROR_WEBHOOK_URL|OTEL_\w+|PURGE_\w+)$/

/** For the two servers of a proof: no secret of the project, and nobody outside hears of what they do. */
export function siteVariables(site: Env, source: Variables): Variables {
  const { SITE_URL, HOTEL_SLUG, BOOKING_ENGINE_URL, BOOKING_HOTEL_ID } = site
  const silent = Object.entries(source).filter(([name]) => !secrets.test(name) && !reports.test(name))
  return { ...Object.fromEntries(silent), SITE_URL, HOTEL_SLUG, BOOKING_ENGINE_URL, BOOKING_HOTEL_ID }
}
