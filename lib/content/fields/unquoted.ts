/** Removes surrounding quotation marks, because the page adds its own. */
export function unquoted(text: string): string {
  const [, inside] = /^["“”„«‘]\s*([^"“”„«»‘]*[^"“”„«»‘\s])\s*["“”»’]$/.exec(text) ?? []
  return inside ?? text
}
