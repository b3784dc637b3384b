/** A value as history and comparisons show it; an empty text means no value. */
export type ShownValue = { kind: 'text'; text: string } | { kind: 'images'; images: string[] }

/** A field that two people changed differently. `path` is dotted; `by` is the author of `theirs`. */
export type ConflictingField = {
  path: string
  label: string
  by: string
  was: ShownValue
  theirs: ShownValue
  mine: ShownValue
}

/** Another person's change. `at` is HH:mm in America/Sao_Paulo, `current` null if deleted; `who` says who changed what. */
export type Conflict = { at: string; current: unknown; who: string[]; conflicting: ConflictingField[] }

/** An expected failure. `title` ('Erro' by default) and `error` fill the toast; `fieldErrors` are by path. */
export type Failure = {
  ok: false
  title?: string
  error: string
  fieldErrors?: Record<string, string>
  conflict?: Conflict
  signedOut?: true
}

export type ActionResult<T extends object = object> = ({ ok: true } & T) | Failure
