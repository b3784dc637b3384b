import type { BrowserContext } from 'playwright/test'

/**
 * Collects everything that went wrong in any page of `context`, one line each: console errors and warnings,
 * uncaught errors, violations of the content security policy, failed requests, and every request to a foreign
 * origin. Those never leave the machine: an allowed origin answers with an empty page, any other is blocked.
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
    // A page that is left, or a video that is let go, drops its requests: that is no failure.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') faults.push(`${reason}: ${request.url()}`)
  })
  await context.route(
    (url) => !isOwn(url.href),
    (route) => {
      const { origin } = new URL(route.request().url())
      if (allowed.includes(origin)) return route.fulfill({ contentType: 'text/html', body: foreignPage })
      faults.push(`request to another origin: ${route.request().url()}`)
      return route.abort('blockedbyclient')
    },
  )
  return faults

  function isOwn(url: string) {
    const { origin, pathname } = new URL(url)
    return origin === own || (origin === process.env.E2E_SUPABASE_URL && pathname.startsWith(signedUpload))
  }
}

/** Where the panel sends files: the one place outside the site that a page may ask. */
const signedUpload = '/storage/v1/object/upload/sign/'

/** What a visit to an address that does not exist leaves behind; for `tolerate`. */
export const missingPage = /^status 404: .*-nao-existe$|^console error: .* status of 404/

const foreignPage = '<!doctype html><html lang="pt-BR"><title>Outro site</title><h1>Outro site</h1></html>'

function reportPolicyViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`content security policy: ${violatedDirective} forbids ${blockedURI}`),
  )
}
