/** Words without the quotation marks around them: where a page puts its own, nobody sees two. */
export function unquoted(text: string): string {
  const [, inside] = /^["“”„«‘]\s*([^"“”„«»‘]*[^"“”„«»‘\s])\s*["“”»’]$/.exec(text) ?? []
  return inside ?? text
}
