import { diffFields, diffLists } from '@/lib/content/history/diff'
import { todayInHotel } from '@/lib/dates'
import { hasEnded, isOnSite } from '@/lib/packages/expiry'
import type { SiteContent } from './document'
import { sections } from './registry'

/** What the site shows otherwise at another moment, as names of items with the fields that change. */
export type Differences = Record<'appears' | 'leaves' | 'ends' | 'changes', string[]>

type Shown = { content: SiteContent; at: number }

/** Compares what the site shows at two moments (milliseconds since the epoch), also with what is decided or drafted for the second. */
export function differencesOf(now: Shown, then: Shown): Differences {
  const found: Differences = { appears: [], leaves: [], ends: [], changes: [] }
  const [before, after] = [shownAt(now), shownAt(then)]
  for (const section of sections) {
    const { name, label, derived, fields } = section
    // Words about pictures come and go with them.
    if (name === 'pictures') continue
    const isList = section.kind === 'list' && !section.lone
    const changes = isList
      ? diffLists(before[name], after[name], derived)
      : [{ kind: 'kept', item: {}, fields: diffFields(first(before[name]), first(after[name]), derived) }]
    for (const { kind, item, fields: changed } of changes) {
      const called = isList ? nameOf(item, label) : label
      const labels = changed.flatMap(({ path }) => fields[path]?.label ?? [])
      if (kind === 'added') found.appears.push(called)
      else if (kind === 'removed') found.leaves.push(called)
      else if (labels.length > 0) found.changes.push(`${called} (${[...new Set(labels)].join(', ')})`)
    }
  }
  const open = now.content.packages.filter((pkg) => !hasEnded(pkg, todayInHotel(now.at))).map(({ id }) => id)
  for (const pkg of then.content.packages) {
    const ends = open.includes(pkg.id) && hasEnded(pkg, todayInHotel(then.at)) && isOnSite(pkg, then.at)
    if (ends) found.ends.push(nameOf(pkg, ''))
  }
  return found
}

function shownAt({ content, at }: Shown): Record<string, unknown> {
  return { ...content, packages: content.packages.filter((pkg) => isOnSite(pkg, at)) }
}

function first(section: unknown) {
  return Array.isArray(section) ? section[0] : section
}

function nameOf({ title, name }: { title?: unknown; name?: unknown }, label: string) {
  const [known = label] = [title, name].filter((text) => typeof text === 'string' && text !== '')
  return String(known)
}
