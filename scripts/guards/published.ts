import type { Mutation } from './mutation.ts'

const loader = { file: 'lib/site/loader.ts', tests: ['lib/site/loader.test.ts'] }
const publishing = { ...loader, tests: ['lib/site/loader-publishing.test.ts'] }
const handler = { file: 'lib/cache/handler.mjs', tests: ['lib/cache/handler.test.ts'] }

/** What visitors see: the last known good content, published at once, and nothing that is not to be shown. */
export const published: Mutation[] = [
  {
    ...loader,
    guard: 'A backend that fails leaves the last good content.',
    find: 'return lastGood(error)',
    replace: 'throw error',
  },
  {
    ...loader,
    guard: 'A backend that failed is left alone for a moment.',
    find: 'if (Date.now() < state.blockedUntil) return lastGood()',
    replace: '',
  },
  {
    ...loader,
    guard: 'Many who ask at once read once.',
    find: 'if (pending?.publishedAt === state.publishedAt) return pending.promise',
    replace: '',
  },
  {
    ...publishing,
    guard: 'A read that began before a publication does not undo it.',
    find: 'if (state.publishedAt !== publishedAt && state.good) return state.good.value',
    replace: '',
  },
  {
    ...publishing,
    guard: 'Publishing answers whether visitors have the new content.',
    find: 'return !state.mustRead\n',
    replace: 'return state.good !== undefined',
  },
  {
    ...publishing,
    guard: 'A save of something else does not pass for what was to be read.',
    find: 'return !state.mustRead && publishedAt',
    replace: 'return publishedAt',
  },
  {
    ...publishing,
    guard: 'What another process published counts here too.',
    find: 'state.publishedAt = Math.max(state.publishedAt, theirs.publishedAt)',
    replace: '',
  },
  {
    guard: 'A damaged copy on the disk is not shown.',
    file: 'lib/site/disk-copy.ts',
    find: 'value: parse(value)',
    replace: 'value: value as never',
    tests: ['lib/site/disk-copy.test.ts'],
  },
  {
    guard: 'Inactive items are not on the site.',
    file: 'lib/site/active-items.ts',
    find: 'list.filter(isActive).flatMap(',
    replace: 'list.flatMap(',
    tests: ['lib/site/document.test.ts'],
  },
  {
    guard: 'Of two items with one address the site shows the first.',
    file: 'lib/site/active-items.ts',
    find: 'if (keys.some((key) => taken.has(key)))',
    replace: 'if (keys.length === -1)',
    tests: ['lib/site/document.test.ts'],
  },
  {
    guard: 'A package that hides at its end is nowhere after it.',
    file: 'lib/site/queries.ts',
    find: '!isHidden(pkg, today)',
    replace: 'today !== pkg.id',
    tests: ['lib/site/queries.test.ts'],
  },
  {
    guard: 'A package is shown on its last day.',
    file: 'lib/packages/expiry.ts',
    find: 'some((end) => end !== null && end < today)',
    replace: 'some((end) => end !== null && end <= today)',
    tests: ['lib/packages/expiry.test.ts'],
  },
  {
    guard: 'A field that cannot be read hides no package but its own.',
    file: 'lib/site/active-items.ts',
    find: 'if (!result.success) return skip(section, raw, z.prettifyError(result.error))',
    replace: 'if (!result.success) throw result.error',
    tests: ['lib/site/document.test.ts'],
  },
  {
    ...handler,
    guard: 'A page from before a publication is never shown after it.',
    find: 'entry.lastModified > publishedAt && ',
    replace: '',
  },
  {
    ...handler,
    guard: 'Unknown addresses do not fill the disk.',
    find: 'if (isUnknown(key, answer)) return',
    replace: '',
  },
  {
    ...handler,
    guard: 'Every kept page carries its policy.',
    find: "page.headers = { ...page.headers, 'content-security-policy': policy }",
    replace: 'void policy',
  },
  {
    guard: "Only the framework's own inline scripts run.",
    file: 'lib/cache/csp.mjs',
    find: 'if (isFrameworks(code)) hashes.add(',
    replace: 'hashes.add(',
    tests: ['lib/cache/csp.test.ts'],
  },
]
