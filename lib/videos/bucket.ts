/** Where the videos of a hotel lie whose pictures lie in `bucket`. */
export function videosBucket(bucket: string): string {
  return `${bucket}-videos`
}

/** Where the parts of those on their way lie. */
export function partsBucket(bucket: string): string {
  return `${bucket}-parts`
}
