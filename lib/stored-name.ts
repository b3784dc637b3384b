export const publicStorage = '/storage/v1/object/public/'

/**
 * `{bucket}/{path}` of an address in the public storage, spelled as there, else null. Any host counts, for the project may
 * have got another domain; what it names is read from the project's present one only (IMG-22).
 */
export function storedName(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return null
  const name = url.pathname.startsWith(publicStorage) ? url.pathname.slice(publicStorage.length) : ''
  return /^[^/]+(?:\/[^/]+)+$/.test(name) ? name : null
}

/** The bucket with the videos of a hotel whose pictures are in `bucket`. */
export function videosBucket(bucket: string): string {
  return `${bucket}-videos`
}
