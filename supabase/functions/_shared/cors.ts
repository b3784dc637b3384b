/** What a browser of any origin needs to call a function; the caller's token decides what it may do. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'access-control-allow-methods': 'POST, OPTIONS',
}

export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: corsHeaders })
}
