export const publicStorage = '/storage/v1/object/public/'

/**
 * Returns `{bucket}/{path}` of an address in the public storage, in its spelling, or null. Accepts any host, because the
 * project's domain may have changed; files are read from its current one only (IMG-22).
 */
export function storedName(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return null
  const name = url.pathname.startsWith(publicStorage) ? url.pathname.slice(publicStorage.length) : ''
  return /^[^/]+(?:\/[^/]+)+$/.test(name) ? name : null
}

/** Returns the bucket for the videos of a hotel whose pictures are in `bucket`. */
export function videosBucket(bucket: string): string {
  return `${bucket}-videos`
}
