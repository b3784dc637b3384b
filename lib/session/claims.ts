import { z } from '@/lib/zod'

/** Unverified: only for tokens signed by this site or just confirmed by the auth server. `exp` in seconds. */
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
