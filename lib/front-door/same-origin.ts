/**
 * Whether a page of this site sent the request, as every browser tells by itself. `site` is the site's own address;
 * the address asked for counts too, so that a port or a proxy of another name does no harm. A request that tells
 * nothing is not ours.
 */
export function isSameOrigin(header: (name: string) => string | null | undefined, site: string): boolean {
  const fetchSite = header('sec-fetch-site') ?? undefined
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  const origin = URL.parse(header('origin') ?? '')
  if (!origin) return fetchSite === 'same-origin'
  return [new URL(site).host, header('host')].includes(origin.host)
}
