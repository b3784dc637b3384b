import { contentSecurityPolicy } from '@/lib/cache/csp.mjs'
import { env } from '@/lib/env'

/** Scripts carry a nonce. Images may come from anywhere: an editor sees them as they are stored. */
export function adminCsp(): string {
  const nonce = `'nonce-${crypto.randomUUID()}'`
  return contentSecurityPolicy([nonce, "'strict-dynamic'", ...devTools], {
    isPanel: true,
    imageSources: ['https:', new URL(env().SUPABASE_URL).origin],
    // A video that was chosen is shown before it is sent.
    mediaSources: ['blob:'],
  })
}

// React rebuilds the stacks of server errors with eval.
const devTools = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []
