import type { Mutation } from './mutation.ts'

const decide = { file: 'lib/front-door/decide.ts', tests: ['lib/front-door/decide.test.ts'] }

/** What is answered before Next sees it. */
export const frontDoor: Mutation[] = [
  {
    ...decide,
    guard: 'A page of another site sends nothing.',
    find: 'ownPagesOnly && !isOurs(facts.header, facts.siteUrl)',
    replace: 'ownPagesOnly && isJson === null',
  },
  {
    ...decide,
    guard: 'A body says its length before it is read.',
    find: "if (facts.header('transfer-encoding') !== undefined) return refuse(411, 'length', { isJson })",
    replace: '',
  },
  {
    ...decide,
    guard: 'A body that is too large is not read.',
    find: ') <= maxBytes)',
    replace: ') <= maxBytes * 2)',
  },
  {
    ...decide,
    guard: "Next's own image optimizer answers nobody.",
    find: 'if (closed.test(path)) return { answer: notFound }',
    replace: '',
  },
  {
    ...decide,
    guard: 'A visit brings no body.',
    find: "if (hasBody(facts)) return refuse(413, 'size')",
    replace: '',
  },
  {
    ...decide,
    guard: 'Actions run under /admin only.',
    file: 'lib/front-door/places.ts',
    find: 'if (!isAction || !/^\\/admin(?:\\/|$)/.test(path)) return undefined',
    replace: 'if (!isAction) return undefined',
  },
  {
    guard: 'Who says to come from another site is believed.',
    file: 'lib/front-door/same-origin.ts',
    find: "if (fetchSite !== undefined && fetchSite !== 'same-origin') return false",
    replace: '',
    tests: ['lib/front-door/same-origin.test.ts'],
  },
  {
    guard: 'Only a trusted proxy names the visitor.',
    file: 'lib/front-door/address.ts',
    find: 'while (isTrusted(address, proxies) && ',
    replace: 'while (',
    tests: ['lib/front-door/address.test.ts'],
  },
  {
    guard: 'Whoever owns an IPv6 network counts as one.',
    file: 'lib/front-door/address.ts',
    find: '.slice(0, 4)',
    replace: '',
    tests: ['lib/front-door/address.test.ts'],
  },
  {
    guard: 'One address does not take all the room for uploads.',
    file: 'lib/front-door/budget.ts',
    find: ' || own + bytes > share',
    replace: '',
    tests: ['lib/front-door/open.test.ts'],
  },
  {
    guard: 'What was let in gives its room back.',
    file: 'lib/front-door/budget.ts',
    find: 'return () => change(key, -bytes)',
    replace: 'return () => change(key, 0)',
    tests: ['lib/front-door/open.test.ts'],
  },
  {
    guard: "Nobody passes for Next's own request.",
    file: 'lib/front-door/identity.ts',
    find: 'if (headers[OWN] === ownWord) {',
    replace: 'if (headers[OWN]) {',
    tests: ['lib/front-door/open.test.ts'],
  },
  {
    guard: 'No error page is kept by a cache.',
    file: 'lib/front-door/headers.ts',
    find: "if (status >= 400) response.setHeader('cache-control', 'no-store')",
    replace: '',
    tests: ['lib/front-door/open.test.ts'],
  },
  {
    guard: 'Every answer carries the security headers.',
    file: 'lib/front-door/headers.ts',
    find: 'for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)',
    replace: '',
    tests: ['lib/front-door/open.test.ts'],
  },
  {
    guard: 'Guests’ pages carry no link.',
    file: 'lib/front-door/edit-link.ts',
    find: 'pair.startsWith(`${cookieName}=`)',
    replace: 'pair !== cookieName',
    tests: ['lib/front-door/edit-link.test.ts'],
  },
  {
    guard: 'Staff’s pages are kept by nobody.',
    file: 'lib/front-door/edit-link.ts',
    find: "response.setHeader('cache-control', 'private, no-store')",
    replace: '',
    tests: ['lib/front-door/edit-link.test.ts'],
  },
  {
    guard: 'Dots in a path lead to its one plain spelling.',
    file: 'lib/front-door/target.ts',
    find: "if (segment === '..') segments.pop()\n    else if",
    replace: 'if',
    tests: ['lib/front-door/target.test.ts'],
  },
  {
    guard: 'The publication hook wants its secret.',
    file: 'app/api/revalidate/route.ts',
    find: "if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {",
    replace: 'if (!request) {',
    tests: ['app/api/revalidate/route.test.ts'],
  },
]
