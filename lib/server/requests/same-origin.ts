import type { IncomingHttpHeaders } from 'node:http'

/** Also accepts requests from the device itself, such as a phone's 'Compartilhar', which no page can forge. */
export function isOwnOrDevice(header: (name: string) => string | null | undefined, site: string): boolean {
  const isDevice =
    header('sec-fetch-site') === 'none' && ['null', undefined].includes(header('origin') ?? undefined)
  return isDevice || isSameOrigin(header, site)
}

/** Returns whether a page of `site` or of the requested host sent the request; false without Origin and Sec-Fetch-Site. */
export function isSameOrigin(header: (name: string) => string | null | undefined, site: string): boolean {
  const fetchSite = header('sec-fetch-site') ?? undefined
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  const origin = URL.parse(header('origin') ?? '')
  if (!origin) return fetchSite === 'same-origin'
  return [new URL(site).host, header('host')].includes(origin.host)
}

/**
 * Sets the host of requests from the site's own pages to the site's name, whatever name a proxy uses: Next compares origin and
 * host again and may have been built for another name.
 */
export function underOwnName(headers: IncomingHttpHeaders, site: string): void {
  const { host } = new URL(site)
  if (URL.parse(headers.origin ?? '')?.host !== host) return
  headers.host = host
  delete headers['x-forwarded-host']
}
