/** One side of a comparison as it is shown; an empty text means no value. */
export type Side = { text: string } | { images: string[] }

/** A field that two people changed differently, by its dotted path; `by` is the author of `theirs`. */
export type Doubled = { path: string; label: string; by: string; was: Side; theirs: Side; mine: Side }

/**
 * Another person changed the same item meanwhile: `at` is HH:mm in America/Sao_Paulo, `current` is null if it was deleted,
 * and `who` are sentences about who changed what.
 */
export type Conflict = { at: string; current: unknown; who: string[]; doubled: Doubled[] }

/** An expected failure. `title` heads the toast ('Erro' without one), `error` is its text; field errors by path. */
export type Failure = {
  ok: false
  title?: string
  error: string
  fieldErrors?: Record<string, string>
  conflict?: Conflict
  signedOut?: true
}

export type ActionResult<T extends object = object> = ({ ok: true } & T) | Failure
