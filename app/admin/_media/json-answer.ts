import type { ActionResult } from '@/lib/access/result'

/** Responds with 200, or with `{ error }` and 401 (signed out), 403 (no access), 503 (no answer) or 400. */
export function answerWithJson(result: ActionResult): Response {
  return Response.json(result.ok ? result : { error: result.error }, {
    status: statusOf(result),
    headers: { 'cache-control': 'private, no-store' },
  })
}

function statusOf(result: ActionResult) {
  if (result.ok) return 200
  if (result.signedOut) return 401
  if (result.title) return 403
  return result.fieldErrors ? 400 : 503
}
