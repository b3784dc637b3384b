import type { IncomingHttpHeaders } from 'node:http'

/** Also accepts what the device itself sends, such as a phone's 'Compartilhar': no page began it, so none can have forged it. */
export function isOwnOrDevice(header: (name: string) => string | null | undefined, site: string): boolean {
  const isDevice =
    header('sec-fetch-site') === 'none' && ['null', undefined].includes(header('origin') ?? undefined)
  return isDevice || isSameOrigin(header, site)
}

/** Reads what every browser sends. `site` and the requested host both count; a request without these headers is refused. */
export function isSameOrigin(header: (name: string) => string | null | undefined, site: string): boolean {
  const fetchSite = header('sec-fetch-site') ?? undefined
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  const origin = URL.parse(header('origin') ?? '')
  if (!origin) return fetchSite === 'same-origin'
  return [new URL(site).host, header('host')].includes(origin.host)
}

/**
 * What this site's own pages send is asked of the site's own name, whatever a proxy calls it: Next compares the two once
 * more, and may have been built where the site had another name.
 */
export function underOwnName(headers: IncomingHttpHeaders, site: string): void {
  const { host } = new URL(site)
  if (URL.parse(headers.origin ?? '')?.host !== host) return
  headers.host = host
  delete headers['x-forwarded-host']
}
