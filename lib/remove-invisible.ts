/** Control characters except tabs and line breaks. */
const control = String.raw`[^\P{Cc}\t\n\r]`
/** Characters without a glyph, such as U+200B, U+2060 and U+00AD, except those that compose emoji. */
const ignorable = String.raw`(?![\u200d\ufe0f\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}`
/** A joiner outside an emoji, and a variation selector without one. */
const stray = String.raw`\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\ufe0f(?!\u20e3)`
const unseen = new RegExp(`${control}|\\p{Bidi_Control}|${ignorable}|${stray}`, 'gu')

/** Removes invisible characters, which often come with pasted text (SAVE-9). */
export function removeInvisible(text: string): string {
  return text.replaceAll(unseen, '')
}
