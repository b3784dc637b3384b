/** Control characters but tabs and line breaks. */
const control = String.raw`[^\P{Cc}\t\n\r]`
/** Characters without a look of their own, such as U+200B, U+2060 and U+00AD; those that compose emoji may stay. */
const ignorable = String.raw`(?![\u200d\ufe0f\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}`
/** A joiner that joins no emoji, and a variation selector that colours none. */
const stray = String.raw`\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\ufe0f(?!\u20e3)`
const unseen = new RegExp(`${control}|\\p{Bidi_Control}|${ignorable}|${stray}`, 'gu')

/** Returns the text without the invisible characters that come along with a paste (SAVE-9). */
export function removeInvisible(text: string): string {
  return text.replaceAll(unseen, '')
}
