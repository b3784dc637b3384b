import type { ActionResult } from '@/lib/access/result'

/** A guarded read as JSON: 200, else `{ error }` with 401 signed out, 403 no access, 503 no answer, 400. */
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
