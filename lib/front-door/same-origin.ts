/** By what every browser tells. `site` and the address asked for both count; who tells nothing is not ours. */
export function isSameOrigin(header: (name: string) => string | null | undefined, site: string): boolean {
  const fetchSite = header('sec-fetch-site') ?? undefined
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  const origin = URL.parse(header('origin') ?? '')
  if (!origin) return fetchSite === 'same-origin'
  return [new URL(site).host, header('host')].includes(origin.host)
}
