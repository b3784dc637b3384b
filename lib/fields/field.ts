/** `image` is an address or null, `images` a list, `media` a video or an image; `place` is a number that orders. */
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

/** Declared once for forms, history and everything that looks for images. */
export type Field = {
  label: string
  kind: FieldKind
  /** What a flag that is not stored counts as; false without it. */
  absent?: boolean
  valueLabel?: (value: string) => string
}

/** Fields by dotted path (`dates.offerEnd`), in the order of their form. */
export type Fields = Record<string, Field>

export function imagePaths(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([path, { kind }]) =>
    ['image', 'images', 'media'].includes(kind) ? [path] : [],
  )
}
