type Slugged = Record<string, unknown>

/** Adds every slug it ever had besides the present one: links to them go on working (PKG-5). */
export function withPreviousSlugs<Next extends Slugged>(next: Next, stored: Slugged | undefined): Next {
  const known = [
    ...slugsIn(stored?.previousSlugs),
    ...slugsIn(next.previousSlugs),
    ...slugsIn([stored?.slug]),
  ]
  const previousSlugs = [...new Set(known)].filter((slug) => slug !== next.slug)
  return previousSlugs.length > 0 || next.previousSlugs !== undefined ? { ...next, previousSlugs } : next
}

/** The slugs that lead to a stored package besides its own. */
export function formerSlugs({ previousSlugs }: Slugged): string[] {
  return slugsIn(previousSlugs)
}

function slugsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : []
}
