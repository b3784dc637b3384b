import { contentSecurityPolicy } from '@/lib/cache/csp.mjs'
import { env } from '@/lib/env'

/**
 * The policy of one page of the panel: its scripts carry a nonce. Pictures may come from anywhere, because an editor
 * sees them as they are stored, not through the site's optimiser; the demo's backend is not https.
 */
export function panelPolicy(): string {
  const nonce = `'nonce-${crypto.randomUUID()}'`
  return contentSecurityPolicy([nonce, "'strict-dynamic'", ...devTools], {
    imageSources: ['https:', new URL(env().SUPABASE_URL).origin],
  })
}

// React rebuilds the stacks of server errors with eval.
const devTools = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []
