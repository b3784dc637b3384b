import { z } from '@/lib/zod'

/** `image` is an address or null, `images` a list, `video` a video, `media` either; `place` is a number that orders; `rows` are small objects. */
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
  /** Where its images are uploaded to (lib/images/paths.ts). */
  folder?: string
  /** The field of the image that stands in for this video until it plays. */
  poster?: string
  /** The field of the video that this image stands in for until it plays. */
  posterOf?: string
  /** Shares its line of the form with the next one. */
  half?: boolean
  /** What a browser's keyboard and memory shall know of it. */
  type?: 'tel' | 'email' | 'url'
}

/** One field of the content, declared once for the site, the forms, the history and whatever looks for images. */
export type Field<Read extends z.ZodType = z.ZodType, Form extends z.ZodType = z.ZodType> = Wording & {
  kind: FieldKind
  /** How the site reads what is stored; it forgives where the item can live without the field. */
  read: Read
  /** How a form's value is checked: takes what is typed and its own output again. */
  form: Form
  /** What a form shows of a stored value, broken or not. */
  shown(stored: unknown): z.input<Form>
  blank: z.input<Form>
  required?: boolean
  rows?: number
  /** What a flag that is not stored counts as; false without it. */
  absent?: boolean
  /** A choice's values, and what each is called; of one that is not among them, `valueLabel` says it. */
  options?: { value: string; label: string }[]
  valueLabel?: (value: string) => string
  /** Of rows: what each of them holds, how many there may be, and what one is called. */
  columns?: Record<string, Field>
  /** Those that this form shows, in its words; all without it. */
  inForm?: Record<string, Field>
  most?: number
  one?: string
}

/** Fields stored together in an object of the item. */
type Group<Read extends z.ZodType = z.ZodType, Form extends z.ZodType = z.ZodType> = Pick<
  Field<Read, Form>,
  'read' | 'form' | 'shown' | 'blank'
> & { fields: FieldSet }

/** In the order of the form. */
export type FieldSet = Record<string, Field | Group>

/** By dotted path (`dates.offerEnd`). */
export type Fields = Record<string, Field>

type Reads<Set extends FieldSet> = { [Name in keyof Set]: Set[Name]['read'] }
type Forms<Set extends FieldSet> = { [Name in keyof Set]: Set[Name]['form'] }
export type Typed<Set extends FieldSet> = { [Name in keyof Set]: z.input<Set[Name]['form']> }

export function reads<Set extends FieldSet>(fields: Set): Reads<Set> {
  return each(fields, ({ read }) => read) as Reads<Set>
}

export function forms<Set extends FieldSet>(fields: Set): Forms<Set> {
  return each(fields, ({ form }) => form) as Forms<Set>
}

export function blanks<Set extends FieldSet>(fields: Set): Typed<Set> {
  return each(fields, ({ blank }) => blank) as Typed<Set>
}

/** A stored item as its form shows it; what is broken is shown as it is where it can be read. */
export function shown<Set extends FieldSet>(fields: Set, stored: unknown): Typed<Set> {
  const item = isObject(stored) ? stored : {}
  return each(fields, (field, name) => field.shown(item[name])) as Typed<Set>
}

/** Fields that are stored together; `check` tells what they contradict. A group that is missing falls back field by field. */
export function group<Set extends FieldSet>(
  fields: Set,
  check: (payload: z.core.ParsePayload<z.output<z.ZodObject<Forms<Set>>>>) => void = () => {},
) {
  const read = z.object(reads(fields))
  return {
    fields,
    read: read.catch(() => read.parse({})),
    form: z.object(forms(fields)).check(check),
    shown: (stored: unknown) => shown(fields, stored),
    blank: blanks(fields),
  }
}

/** The fields of a set and of its groups, by dotted path. */
export function flatten(fields: FieldSet, prefix = ''): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
      'fields' in field
        ? Object.entries(flatten(field.fields, `${prefix}${name}.`))
        : [[`${prefix}${name}`, field]],
    ),
  )
}

/** The fields that hold images or videos, those of rows by the path through them (`meals.image`). */
export function mediaFields(fields: Fields): [path: string, field: Field][] {
  return Object.entries(fields).flatMap(([path, field]): [string, Field][] => {
    if (field.columns) return mediaFields(field.columns).map(([name, column]) => [`${path}.${name}`, column])
    return ['image', 'images', 'media', 'video'].includes(field.kind) ? [[path, field]] : []
  })
}

/** What stands at a path, of rows in each of them; `place` is where exactly (`meals.0.image`). */
export function valuesAt(value: unknown, path: string): { place: string; value: unknown }[] {
  return path.split('.').reduce<{ place: string; value: unknown }[]>(
    (found, step) =>
      found.flatMap(({ place, value: inner }) =>
        Array.isArray(inner)
          ? inner.map((row, index) => ({
              place: join(join(place, String(index)), step),
              value: Object(row)[step],
            }))
          : [{ place: join(place, step), value: Object(inner)[step] }],
      ),
    [{ place: '', value }],
  )
}

function join(place: string, step: string) {
  return place ? `${place}.${step}` : step
}

function each<Set extends FieldSet>(fields: Set, pick: (field: Field | Group, name: string) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, pick(field, name)]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
