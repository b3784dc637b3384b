import { contentSecurityPolicy } from '@/lib/cache/csp.mjs'
import { env } from '@/lib/env'

/** The panel's policy: scripts carry a nonce; images may come from anywhere, because the panel shows them as stored. */
export function adminCsp(): string {
  return contentSecurityPolicy(nonced(), {
    isPanel: true,
    imageSources: ['https:', new URL(env().SUPABASE_URL).origin],
    // A selected video is shown before it is uploaded.
    mediaSources: ['blob:'],
  })
}

/** The policy of the page behind a preview link, which the panel shows in a frame. */
export function previewCsp(): string {
  return contentSecurityPolicy(nonced())
}

function nonced() {
  const nonce = `'nonce-${crypto.randomUUID()}'`
  return [nonce, "'strict-dynamic'", ...devTools]
}

// React rebuilds the stacks of server errors with eval.
const devTools = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []
