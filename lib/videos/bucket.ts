/** Where the videos of a hotel lie whose pictures lie in `bucket`. */
export function videosBucket(bucket: string): string {
  return `${bucket}-videos`
}

export function partsBucket(bucket: string): string {
  return `${bucket}-parts`
}
