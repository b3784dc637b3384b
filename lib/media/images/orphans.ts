import { millisecondsInDay } from 'date-fns/constants'

/** An image in the bucket, or a video in the one beside it. `path` is its name there, `uploadedAt` an ISO instant. */
export type StoredImage = { path: string; bytes: number; uploadedAt: string; isVideo?: true }

/** How long an upload may wait for the form it was made for to be saved, in milliseconds. */
export const graceMs = millisecondsInDay

/** How far back a version can be restored with its images, in milliseconds. */
export const historyMs = 90 * millisecondsInDay

/** Object names that occur anywhere in `documents`, under whatever address; in doubt a name is used (IMG-9). */
export function usedPaths(bucket: string, documents: Iterable<unknown>): Set<string> {
  const used = new Set<string>()
  const address = new RegExp(`/storage/v1/(?:object|render/image)/public/${RegExp.escape(bucket)}/`, 'g')
  const pending: unknown[] = [...documents]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'object' && value !== null) pending.push(...Object.values(value))
    if (typeof value !== 'string') continue
    for (const { 0: found, index } of value.matchAll(address)) {
      const [path = ''] = value.slice(index + found.length).split(/[?#]/)
      // A whole field is an address; in a longer text it ends somewhere.
      const [word = ''] = path.split(/[\s"'<>)\]]/)
      for (const name of [path, word]) used.add(name).add(decoded(name))
    }
  }
  return used
}

/** The images that nothing uses and that have had time to be used; one of unknown age stays. */
export function unusedImages(stored: StoredImage[], used: Set<string>, now: number): StoredImage[] {
  return stored.filter(({ path, uploadedAt }) => !used.has(path) && now - Date.parse(uploadedAt) > graceMs)
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
