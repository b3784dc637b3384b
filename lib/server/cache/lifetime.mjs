/** Seconds for which a page is fresh, and after which no cache before this site shows it any more (PUB-11). */
export const lifetime = { revalidate: 60, expire: 300 }

export function addLifetime(answer, { revalidate, expire } = lifetime) {
  if (!revalidate || !expire || answer.headers?.['cache-control']) return
  const told = `s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`
  answer.headers = { ...answer.headers, 'cache-control': told }
}

/** For Next itself an old page never expires: in an outage it is shown at once, while another try is made. */
export function unexpiring(entry) {
  const { revalidate } = entry.cacheControl ?? lifetime
  return { ...entry, cacheControl: { revalidate, expire: undefined } }
}
