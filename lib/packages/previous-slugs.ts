type Slugged = Record<string, unknown>

/** Adds every former slug, so that links to them keep working (PKG-5). */
export function withPreviousSlugs<Next extends Slugged>(next: Next, stored: Slugged | undefined): Next {
  const known = [
    ...slugsIn(stored?.previousSlugs),
    ...slugsIn(next.previousSlugs),
    ...slugsIn([stored?.slug]),
  ]
  const previousSlugs = [...new Set(known)].filter((slug) => slug !== next.slug)
  return previousSlugs.length > 0 || next.previousSlugs !== undefined ? { ...next, previousSlugs } : next
}

/** Returns the former slugs of a stored package. */
export function formerSlugs({ previousSlugs }: Slugged): string[] {
  return slugsIn(previousSlugs)
}

function slugsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : []
}
