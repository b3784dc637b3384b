import { isObject } from '@/lib/is-object'
import { z } from '@/lib/zod'

/** `image` is an address or null, `images` a list, `media` an image or a video, `place` an order number, `rows` small objects. */
type FieldKind =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'time'
  | 'flag'
  | 'choice'
  | 'color'
  | 'place'
  | 'list'
  | 'rows'
  | 'link'
  | 'image'
  | 'images'
  | 'media'
  | 'video'

export type Wording = {
  label: string
  hint?: string
  placeholder?: string
  /** The upload folder of its images (lib/media/images/paths.ts). */
  folder?: string
  /** The field with the image shown until this video plays. */
  poster?: string
  /** The field with the video whose poster this image is. */
  posterOf?: string
  /** Derived from other fields. */
  fixed?: boolean
  /** Shares a line of the form with the next field. */
  half?: boolean
  /** A booking engine's address, which can be learnt from an example. */
  learnt?: boolean
  /** Initial rows of an empty field, and the label of the button that fills them in. */
  start?: { label: string; rows: Record<string, string>[] }
  /** The choices are icons, which the panel shows and searches. */
  icons?: boolean
  /** Input type, for the browser's keyboard and autofill. */
  type?: 'tel' | 'email' | 'url'
}

/** A content field, declared once for the site, the forms, the history and the search for images. */
export type Field<Read extends z.ZodType = z.ZodType, Form extends z.ZodType = z.ZodType> = Wording & {
  kind: FieldKind
  /** Parses a stored value; tolerates a broken one unless the field is essential. */
  read: Read
  /** Validates a form's value: typed input or its own output. */
  form: Form
  /** Returns the form's value for a stored value, even a broken one. */
  toForm(stored: unknown): z.input<Form>
  blank: z.input<Form>
  required?: boolean
  rows?: number
  /** Value of a flag that is not stored, false by default. */
  absent?: boolean
  /** Value of a new item whose imported document omits the field, `blank` by default. */
  unnamed?: boolean
  /** Values of a choice with their labels; `valueLabel` labels any other value. */
  options?: { value: string; label: string }[]
  valueLabel?: (value: string) => string
  /** Maximum characters of a text or of a list entry; the form counts them. */
  max?: number
  /** Maximum entries of a list, rows or images; `slots` is the minimum of image slots in the form. */
  most?: number
  slots?: number
  /** The fields and the name of one row. */
  columns?: Record<string, Field>
  /** The columns in this form with its labels, all by default. */
  inForm?: Record<string, Field>
  one?: string
}

/** Fields stored together in an object of the item. */
type Group<Read extends z.ZodType = z.ZodType, Form extends z.ZodType = z.ZodType> = Pick<
  Field<Read, Form>,
  'read' | 'form' | 'toForm' | 'blank'
> & { fields: FieldSet }

/** Fields in the order of the form. */
export type FieldSet = Record<string, Field | Group>

/** Fields by dotted path (`dates.offerEnd`). */
export type Fields = Record<string, Field>

type Reads<Set extends FieldSet> = { [Name in keyof Set]: Set[Name]['read'] }
type Forms<Set extends FieldSet> = { [Name in keyof Set]: Set[Name]['form'] }
export type Typed<Set extends FieldSet> = { [Name in keyof Set]: z.input<Set[Name]['form']> }

export function readSchemas<Set extends FieldSet>(fields: Set): Reads<Set> {
  return mapFields(fields, ({ read }) => read) as Reads<Set>
}

export function formSchemas<Set extends FieldSet>(fields: Set): Forms<Set> {
  return mapFields(fields, ({ form }) => form) as Forms<Set>
}

export function blankValues<Set extends FieldSet>(fields: Set): Typed<Set> {
  return mapFields(fields, ({ blank }) => blank) as Typed<Set>
}

/** Returns a stored item as its form shows it, with the readable part of broken values. */
export function formValues<Set extends FieldSet>(fields: Set, stored: unknown): Typed<Set> {
  const item = isObject(stored) ? stored : {}
  return mapFields(fields, (field, name) => field.toForm(item[name])) as Typed<Set>
}

/** Groups fields that are stored together. `check` reports contradictions. A missing group falls back field by field. */
export function groupFields<Set extends FieldSet>(
  fields: Set,
  check: (payload: z.core.ParsePayload<z.output<z.ZodObject<Forms<Set>>>>) => void = () => {},
) {
  const read = z.object(readSchemas(fields))
  return {
    fields,
    read: read.catch(() => read.parse({})),
    form: z.object(formSchemas(fields)).check(check),
    toForm: (stored: unknown) => formValues(fields, stored),
    blank: blankValues(fields),
  }
}

/** Returns the fields of a set and its groups by dotted path. */
export function flattenFields(fields: FieldSet, prefix = ''): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
      'fields' in field
        ? Object.entries(flattenFields(field.fields, `${prefix}${name}.`))
        : [[`${prefix}${name}`, field]],
    ),
  )
}

const mediaKinds = ['image', 'images', 'media', 'video']

/** Returns the fields for images or videos; the path of a column runs through its rows (`meals.image`). */
export function mediaFields(fields: Fields, kinds = mediaKinds): [path: string, field: Field][] {
  return Object.entries(fields).flatMap(([path, field]): [string, Field][] => {
    if (field.columns)
      return mediaFields(field.columns, kinds).map(([name, column]) => [`${path}.${name}`, column])
    return kinds.includes(field.kind) ? [[path, field]] : []
  })
}

export function addressFields(fields: Fields): [path: string, field: Field][] {
  return mediaFields(fields, [...mediaKinds, 'link'])
}

export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, step) => Object(inner)[step], value)
}

/** Returns the values at a path, one per row; `place` is the exact path (`meals.0.image`). */
export function valuesAt(value: unknown, path: string): { place: string; value: unknown }[] {
  return path.split('.').reduce<{ place: string; value: unknown }[]>(
    (found, step) =>
      found.flatMap(({ place, value: inner }) =>
        Array.isArray(inner)
          ? inner.map((row, index) => ({
              place: joinPath(joinPath(place, String(index)), step),
              value: Object(row)[step],
            }))
          : [{ place: joinPath(place, step), value: Object(inner)[step] }],
      ),
    [{ place: '', value }],
  )
}

/** Copies `value` and changes the texts at a dotted path; null removes a list entry. `place` is the exact path. */
export function changeTexts(
  value: unknown,
  path: string,
  change: (text: string, place: string) => string | null,
  place = '',
): unknown {
  if (Array.isArray(value)) {
    const changed = value.map((entry, index) =>
      changeTexts(entry, path, change, joinPath(place, String(index))),
    )
    return changed.filter((entry) => entry !== null)
  }
  if (!path) return typeof value === 'string' ? change(value, place) : value
  const [step = '', ...rest] = path.split('.')
  if (!isObject(value) || !(step in value)) return value
  return { ...value, [step]: changeTexts(value[step], rest.join('.'), change, joinPath(place, step)) }
}

function joinPath(place: string, step: string) {
  return place ? `${place}.${step}` : step
}

function mapFields<Set extends FieldSet>(fields: Set, pick: (field: Field | Group, name: string) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, pick(field, name)]))
}
