/** Somebody else changed the same thing meanwhile: `at` is HH:mm in America/Sao_Paulo, `current` null when deleted. */
export type Conflict = { at: string; current: unknown }

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
