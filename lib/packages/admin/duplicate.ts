import type { Element } from '@/lib/content/list'
import { slugify } from '../slug'

/** Inactive, to be finished (PKG-10); `id` is the copy's own, `now` ISO. */
export function duplicateOf(
  original: Element,
  list: Element[],
  { id, now }: { id: string; now: string },
): Element {
  const { previousSlugs: _, ...content } = original
  return {
    ...content,
    id,
    name: `${textOf(original.name)} (cópia)`.trim(),
    slug: freeSlug(original, list),
    active: false,
    createdAt: now,
    updatedAt: now,
  }
}

/** The first slug of `natal-copia`, `natal-copia-2`, `natal-copia-3` … that nobody uses. */
function freeSlug({ slug, name }: Element, list: Element[]) {
  const copy = `${slugify(textOf(slug)) || slugify(textOf(name)) || 'pacote'}-copia`
  const taken = new Set(list.map((other) => other.slug))
  let free = copy
  for (let number = 2; taken.has(free); number++) free = `${copy}-${number}`
  return free
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}
