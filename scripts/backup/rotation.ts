import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `backup-quaresmeira-2026-11-21-060000.tar.gz`, by the time in UTC: names sort as they were made. */
export function archiveName(slug: string, time: Date, isEncrypted: boolean): string {
  const [day, clock = ''] = time.toISOString().split('T')
  return `backup-${slug}-${day}-${clock.slice(0, 8).replaceAll(':', '')}.tar.gz${isEncrypted ? '.enc' : ''}`
}

/** Removes all archives of this hotel but the newest; other files stay. Answers what went. */
export function keepNewest(folder: string, slug: string, count: number): string[] {
  const before = `backup-${slug}-`
  const own = readdirSync(folder).filter(
    (name) => name.startsWith(before) && rest.test(name.slice(before.length)),
  )
  const old = own.sort().slice(0, -count)
  for (const name of old) rmSync(join(folder, name))
  return old
}

const rest = /^\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz(?:\.enc)?$/
