import { z } from 'zod'

/**
 * What an access token says of itself. Nobody checks its signature here: for tokens under this site's seal only, and
 * for nothing that decides about access unless the auth server has just confirmed the very token. `exp` in seconds
 * since the epoch; empty for what is no token.
 */
export function claimsOf(accessToken: string): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()))
  } catch {
    return {}
  }
}

const schema = z.object({
  exp: z.number().optional(),
  email: z.string().optional(),
  aal: z.string().optional(),
})
