/** A path as it may be told to others: who reads it must not be able to open a preview. */
export function withoutToken(path: string): string {
  return path.replace(/(previa\/|media\/~)[^[].*/i, '$1…')
}
