/**
 * How the values of a field are told, and where images are looked for: an `image` is the address of one or null,
 * `images` a list of them, `media` the address of a video or an image. A `place` is a number that only
 * orders the list.
 */
export type FieldKind =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'flag'
  | 'choice'
  | 'place'
  | 'list'
  | 'image'
  | 'images'
  | 'media'

/** What is known about a field of the content, declared once for forms, history and everything that looks for images. */
export type Field = {
  /** As the forms call it. */
  label: string
  kind: FieldKind
  /** What a flag that is not stored counts as; false without it. */
  absent?: boolean
  /** What a choice's stored value is called. */
  valueLabel?: (value: string) => string
}

/** Fields by dotted path (`dates.offerEnd`), in the order of their form. */
export type Fields = Record<string, Field>

/** Paths of the fields that hold images. */
export function imagePaths(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([path, { kind }]) =>
    ['image', 'images', 'media'].includes(kind) ? [path] : [],
  )
}
