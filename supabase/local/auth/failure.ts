import { json } from '../responses.ts'

/** A refusal of the auth server, with the code that supabase-js hands to the caller as `error.code`. */
export class AuthFailure extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function failureResponse({ status, code, message }: AuthFailure): Response {
  return json({ code: status, error_code: code, msg: message }, status)
}
