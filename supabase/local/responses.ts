export type Handle = (request: Request) => Promise<Response>

/** A JSON response that a browser of any origin may read, as all of the API. */
export function json(value: unknown, status: number): Response {
  return Response.json(value, { status, headers: { 'access-control-allow-origin': '*' } })
}
