import { env } from '@/lib/env'
import { contentSecurityPolicy } from '@/lib/server/cache/csp.mjs'

/** Scripts carry a nonce. Images may come from anywhere: an editor sees them as they are stored. */
export function adminCsp(): string {
  const storage = new URL(env().SUPABASE_URL).origin
  return contentSecurityPolicy(nonced(), {
    isPanel: true,
    imageSources: ['https:', storage],
    // Files go straight to the storage.
    connectSources: [storage],
    // A video that was chosen is shown before it is sent.
    mediaSources: ['blob:'],
  })
}

/** Of the page behind a preview link, which the panel shows in a frame of its own. */
export function previewCsp(): string {
  return contentSecurityPolicy(nonced())
}

function nonced() {
  const nonce = `'nonce-${crypto.randomUUID()}'`
  return [nonce, "'strict-dynamic'", ...devTools]
}

// React rebuilds the stacks of server errors with eval.
const devTools = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []
