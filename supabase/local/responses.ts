export type Handle = (request: Request) => Promise<Response>

export function json(value: unknown, status: number): Response {
  return Response.json(value, { status, headers: { 'access-control-allow-origin': '*' } })
}
