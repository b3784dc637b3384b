import { beginUpload, finishUpload } from '@/app/admin/_upload/actions'
import type { Harness } from './harness.ts'

type Sent = { bytes: Uint8Array; folder: string; index?: number; isFilm?: boolean; type?: string }

/** Sends a file as the panel does: straight to the storage, by a signed address, and then has the site check it. */
export async function sendFile(harness: Harness, sent: Sent): Promise<{ url?: string; error?: string }> {
  const { bytes, folder, index = 0, isFilm = false } = sent
  const begun = await beginUpload({ isFilm })
  if (!begun.ok) return { error: begun.error }
  const response = await putFile(harness, begun.address, bytes)
  if (response.status !== 200) return { error: await response.text() }
  const stored = await finishUpload({ path: begun.path, folder, index, isFilm })
  return stored.ok ? { url: stored.url } : { error: stored.error }
}

/** What the browser itself does: without a key and without a session. */
export function putFile(
  harness: Harness,
  address: string,
  bytes: Uint8Array,
  type = 'application/octet-stream',
) {
  const body = new Uint8Array(bytes)
  return harness.handle(new Request(address, { method: 'PUT', body, headers: { 'content-type': type } }))
}
