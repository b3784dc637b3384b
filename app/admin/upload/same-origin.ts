/**
 * Whether a page of this site sent the request, as every browser tells by itself. `site` is the site's own address;
 * the address asked for counts too, so that a port or a proxy of another name does no harm. A request that tells
 * nothing is not ours.
 */
export function isSameOrigin({ headers }: Request, site: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin') return false
  const origin = URL.parse(headers.get('origin') ?? '')
  if (!origin) return fetchSite === 'same-origin'
  return [new URL(site).host, headers.get('host')].includes(origin.host)
}
