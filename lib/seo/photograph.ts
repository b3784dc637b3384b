import 'server-only'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'

const timeoutMs = 3000
const publicFolder = join(process.cwd(), 'public')

/**
 * The bytes of a stored picture, or undefined when it cannot be had. Only this site's own files and the
 * backend's storage are read: no stored address can make the server call another machine.
 */
export async function readPhotograph(source: string | null): Promise<Buffer | undefined> {
  if (!source) return
  try {
    return source.startsWith('/') ? await readOwnFile(source) : await download(new URL(source))
  } catch (error) {
    logEvent('share_image_without_photograph', { source, error })
  }
}

async function readOwnFile(path: string) {
  const file = join(publicFolder, path)
  if (!file.startsWith(publicFolder + sep)) throw new Error('outside of the public folder')
  return readFile(/* turbopackIgnore: true */ file)
}

async function download(url: URL) {
  if (url.origin !== new URL(env().SUPABASE_URL).origin) throw new Error('not in the storage')
  // No `cache` option: 'no-store' would make the picture dynamic.
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  if (!response.ok) throw new Error(`http ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
