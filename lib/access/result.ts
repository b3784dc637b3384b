/** One side of a comparison, ready to be shown; an empty text means that there is nothing. */
export type Side = { text: string } | { images: string[] }

/** A field that two people changed differently, by its dotted path; `by` says whose `theirs` is. */
export type Doubled = { path: string; label: string; by: string; was: Side; theirs: Side; mine: Side }

/**
 * Somebody else changed the same thing meanwhile: `at` is HH:mm in America/Sao_Paulo, `current` null when deleted.
 * `who` says in sentences who did what.
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
