import { z } from '@/lib/zod'

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Former slugs of an item (PKG-5). */
export const formerSlugsForm = z
  .array(z.string().max(120).regex(slugPattern, 'Use só letras minúsculas sem acento, números e hífens'))
  .max(1000, 'Use no máximo 1000 itens')

type Slugged = Record<string, unknown>

/** Adds every former slug, so that links to them keep working (PKG-5). */
export function withPreviousSlugs<Next extends Slugged>(next: Next, stored: Slugged | undefined): Next {
  const known = [
    ...readSlugs(stored?.previousSlugs),
    ...readSlugs(next.previousSlugs),
    ...readSlugs([stored?.slug]),
  ]
  const previousSlugs = [...new Set(known)].filter((slug) => slug !== next.slug)
  return previousSlugs.length > 0 || next.previousSlugs !== undefined ? { ...next, previousSlugs } : next
}

export function formerSlugs({ previousSlugs }: Slugged): string[] {
  return readSlugs(previousSlugs)
}

function readSlugs(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string' && slug !== '') : []
}
