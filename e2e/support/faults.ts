import type { BrowserContext } from 'playwright/test'

/**
 * Collects the faults of all pages of `context`, one line each: console errors and warnings, uncaught errors, violations of
 * the content security policy, failed requests, and requests to a foreign origin. An allowed origin answers with an empty
 * page, any other is unreachable.
 */
export async function watchFaults(
  context: BrowserContext,
  own: string,
  allowed: string[],
): Promise<string[]> {
  const faults: string[] = []
  await context.addInitScript(reportPolicyViolations)
  context.on('console', (message) => {
    const kind = message.type()
    if (kind === 'error' || kind === 'warning') faults.push(`console ${kind}: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`page error: ${error.error().stack}`))
  context.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400) {
      faults.push(`status ${response.status()}: ${response.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser aborts requests when a page is left or a video is removed.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') faults.push(`${reason}: ${request.url()}`)
  })
  // The browser reaches no other machine (see `chromiumFlags`). Routing every request would disable its cache, so only
  // tests that need a response from another origin use it.
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !isOwn(request.url()) && !allowed.includes(origin))
      faults.push(`request to another origin: ${request.url()}`)
  })
  for (const origin of allowed)
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: foreignPage }),
    )
  return faults

  function isOwn(url: string) {
    const { origin, pathname } = new URL(url)
    return origin === own || (origin === process.env.E2E_SUPABASE_URL && pathname.startsWith(signedUpload))
  }
}

/** Where the panel uploads files: the only address outside the site that a page may request. */
const signedUpload = '/storage/v1/object/upload/sign/'

/** The faults of a visit to a missing page; for `tolerate`. */
export const missingPage = /^status 404: .*-nao-existe$|^console error: .* status of 404/

const foreignPage = '<!doctype html><html lang="pt-BR"><title>Outro site</title><h1>Outro site</h1></html>'

function reportPolicyViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`content security policy: ${violatedDirective} forbids ${blockedURI}`),
  )
}
