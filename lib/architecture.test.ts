import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Architecture rules that a type checker cannot see: who may import whom. */
const files = globSync(
  '{middleware,instrumentation,{app,components,lib,scripts,supabase,e2e}/**/*}.{ts,tsx,mjs,css}',
  {
    exclude: (path) => path.endsWith('database.types.ts'),
  },
).map((path) => ({ path, code: readFileSync(path, 'utf8') }))
const modules = files.map((file) => ({
  ...file,
  imports: importsOf(file.path, file.code, { types: false }),
  /** Excludes dynamic imports. */
  directImports: importsOf(file.path, file.code.replaceAll('import(', ''), { types: false }),
  allImports: importsOf(file.path, file.code, { types: true }),
}))
const code = modules.filter(({ path }) => !path.includes('.test.'))
const byName = new Map(code.map((file) => [file.path.replace(/\.(?:tsx?|mjs)$/, ''), file]))

/** The folders of lib from the lowest layer to the highest; folders of one layer do not import each other. */
const layers = [
  ['booking', 'brand', 'supabase'],
  ['media'],
  ['publication'],
  ['server'],
  ['access'],
  ['content'],
  ['hotel'],
  listNouns(),
  ['site'],
  ['panel'],
  ['seo', 'survey', 'team'],
  ['transfer'],
]

describe('layers', () => {
  test.each([
    ['components/ui/', /^(?:components\/(?!ui\/)|app\/)/],
    ['components/', /^app\//],
    // The schemas of blocks are beside their components.
    ['lib/', /^(?:components(?!\/blocks\/(?:kinds$|[\w-]+\/schema$))|app)\//],
    ['app/(site)/', /^app\/admin\//],
    ['app/admin/', /^app\/\(site\)\//],
  ])('%s imports nothing above it', (folder, forbidden) => {
    expect(offences(({ path }) => path.startsWith(folder), forbidden)).toEqual([])
  })

  test('the schemas of blocks import no component, and only the panel imports their texts', () => {
    const schemas = /^components\/blocks\/(?:kinds|[\w-]+\/schema)\.ts$/
    expect(
      offences(({ path }) => schemas.test(path), /^(?:app|components)\/(?!blocks\/[\w-]+\/schema$)/),
    ).toEqual([])
    const words = /^components\/blocks\/(?:[\w-]+\/)?words$/
    const outside = ({ path }: { path: string }) => !/^(?:app\/admin|components\/blocks\/words)/.test(path)
    expect(offences(outside, words)).toEqual([])
  })

  test.each([
    'middleware',
    'instrumentation',
    'app/(site)/',
    'app/api/',
    'app/icones/',
    'app/media/',
    'app/pesquisa/',
    'app/previa/',
    'app/sitemap',
  ])('%s reaches nothing that belongs to the panel', (start) => {
    const reached = reachedFrom(({ path }) => path.startsWith(start))
    expect(reached.length).toBeGreaterThan(5)
    expect(reached.filter((path) => /^(?:app\/admin|lib\/panel)\//.test(path))).toEqual([])
  })

  test.each([
    ['middleware.ts', 32],
    ['app/media/[...path]/route.ts', 28],
    ['app/(site)/page.tsx', 203],
    ['app/(site)/sobre/page.tsx', 170],
    ['app/admin/(panel)/packages/page.tsx', 124],
    ['app/admin/(panel)/hotel/page.tsx', 241],
    ['app/admin/(panel)/home_blocks/page.tsx', 187],
    ['app/admin/(panel)/about_blocks/page.tsx', 187],
    ['app/admin/(panel)/leisure_blocks/page.tsx', 187],
    ['app/admin/(panel)/restaurant_blocks/page.tsx', 187],
    ['app/admin/(panel)/own_blocks/page.tsx', 187],
  ])('%s reaches at most %d files by its imports', (start, most) => {
    const reached = reachedFrom(
      ({ path }) => path === start,
      ({ directImports }) => directImports,
    )
    expect(reached.length).toBeLessThanOrEqual(most)
  })

  test('shared parts of the panel import in one direction; server actions may be called from anywhere', () => {
    const order = ['_ui', '_media', '_pending', '_editor', '_list']
    const placeOf = (path: string) => order.indexOf(/^app\/admin\/(\w+)/.exec(path)?.[1] ?? '')
    const climbing = code.flatMap(({ path, allImports }) => {
      const place = placeOf(path)
      const own = allImports.filter((target) => /^app\/admin\/(?!.*\/actions$)/.test(target))
      const above = own.filter((target) => placeOf(target) < 0 || placeOf(target) > place)
      return place < 0 ? [] : above.map((target) => `${path} → ${target}`)
    })
    expect(climbing).toEqual([])
  })

  test('every folder of lib has a layer', () => {
    const folders = code.flatMap(({ path }) => folderOf(path) ?? [])
    expect(new Set(folders)).toEqual(new Set(layers.flat()))
  })

  test('imports within lib, including types, lead only to lower layers', () => {
    const climbing = code.flatMap(({ path, allImports }) => {
      if (!path.startsWith('lib/')) return []
      const above = allImports.filter((target) => target.startsWith('lib/') && !isBelow(target, path))
      return above.map((target) => `${path} → ${target}`)
    })
    expect(climbing).toEqual([])
  })

  test('the content engine names no section', () => {
    const inContent = code.filter(({ path }) => path.startsWith('lib/content/'))
    expect(inContent.length).toBeGreaterThan(5)
    const knowing = inContent.filter(({ code }) =>
      /['"`](?:packages|rooms|hero|about|configuration)['"`]/.test(code),
    )
    expect(knowing.map(({ path }) => path)).toEqual([])
  })

  test('client files never reach the backend (SEC-2)', () => {
    const inBrowser = filesInBrowser()
    expect(inBrowser.size).toBeGreaterThan(100)
    const isClient = ({ path }: { path: string }) => inBrowser.has(path)
    expect(
      offences(
        isClient,
        /^lib\/(?:supabase|env$|publication\/(?:loader|site-loader)$|site\/(?:site-content|publish|queries)$|panel\/panel-queries$)/,
      ),
    ).toEqual([])
  })

  test('only queries, writers, guards and actions query a database', () => {
    const allowed =
      /^(?:supabase|e2e|scripts)\/|\/actions\.ts$|^lib\/(?:access|media|team)\/|^lib\/content\/(?:section-store|versions|presence|(?:read-)?pending|due|preview-links)\.ts$|^lib\/survey\/stored-answers\.ts$|^lib\/publication\/site-loader\.ts$|^lib\/panel\/(?:panel-queries|stored-documents|pictures\/(?:unused|library|details))\.ts$/
    const asking = code.filter(
      ({ path, code }) => !allowed.test(path) && /\.(?:from\(['"`]|rpc\()/.test(code),
    )
    expect(asking.map(({ path }) => path)).toEqual([])
  })
})

test('zod comes from lib/zod, which stops it from generating code', () => {
  const inSite = files.filter(({ path }) => /^(?:app|components|lib)\//.test(path))
  const direct = inSite.filter(({ code }) => /(?:from |import\()'zod(?:\/[\w/-]+)?'/.test(code))
  expect(direct.map(({ path }) => path)).toEqual(['lib/zod.ts'])
})

test('no code trusts a session from the cookie alone', () => {
  const inApp = code.filter(({ path }) => /^(?:app|components|lib|middleware)/.test(path))
  expect(inApp.length).toBeGreaterThan(100)
  // Both read what the browser sent, unverified; `getClaims` verifies but does not notice an ended session.
  const trusting = inApp.filter(
    ({ path, code }) =>
      // Reads the token only to ask the auth server about it.
      path !== 'lib/access/read-access.ts' &&
      /\b(?:getSession\(|onAuthStateChange\(|auth\.session\b)/.test(code),
  )
  expect(trusting.map(({ path }) => path)).toEqual([])
  const access = inApp.find(({ path }) => path === 'lib/access/read-access.ts')?.code
  expect(access).toMatch(/getSession\(\)[\s\S]*const token = [\s\S]*auth\.getUser\(token\)/)
})

test('public pages have one clock, so that each is valid until the next change (PUB-13)', () => {
  const shown =
    /^(?:app\/\(site\)|app\/sitemap|components|lib\/(?:packages|rooms|pages|hotel|seo|booking|site\/(?:block-pages|(?:page-)?queries)))/
  const timed = code.filter(({ path, code }) => shown.test(path) && /Date\.now\(\)|new Date\(\)/.test(code))
  expect(timed.map(({ path }) => path)).toEqual([])
  // A preview shows its own moment (PUB-14). Scripts in the browser use the visitor's day.
  const pages =
    /^(?:app\/(?:\(site\)|pesquisa|sitemap)|components|lib\/(?:seo|site\/(?:block-pages|(?:page-)?queries)))/
  const asking = code.filter(({ path, code }) => pages.test(path) && !/^['"]use client/.test(code))
  const ofNow = asking.filter(({ code }) => /\b(?:siteNow|todayInHotel)\(\)/.test(code))
  // The preview bar says how a preview differs from now.
  expect(ofNow.map(({ path }) => path)).toEqual(['components/site-frame/preview-bar.tsx'])
})

test('public pages read nothing of the request except whether it is a preview, so that all stay static', () => {
  const shown =
    /^(?:app\/(?:\(site\)|pesquisa|layout|html)|components|lib\/(?:publication|site|seo|hotel|packages|rooms|pages|booking)\/)/
  const asking = code.filter(
    ({ path, code }) => shown.test(path) && /from 'next\/headers'|\bsearchParams: Promise/.test(code),
  )
  expect(asking.map(({ path }) => path)).toEqual(['lib/site/site-preview.ts'])
})

test('only the panel has an unload listener, because browsers do not cache such pages for Back', () => {
  const listening = code
    .filter(({ path }) => /^(?:app|components|lib)\//.test(path))
    .filter(({ code }) => /\b(?:before|on)*unload\b/.test(code))
  expect(listening.map(({ path }) => path)).toEqual(['app/admin/_ui/use-leave-guard.ts'])
})

function offences(from: (file: { path: string; code: string }) => boolean, forbidden: RegExp) {
  return code
    .filter(from)
    .flatMap(({ path, imports }) =>
      imports.filter((target) => forbidden.test(target)).map((target) => `${path} → ${target}`),
    )
}

/** Returns the files with the directive and all their imports except actions, which are server calls there. */
function filesInBrowser() {
  const isAction = (file: Module | undefined) => /^['"]use server['"]/.test(file?.code ?? '')
  return new Set(
    reachedFrom(
      ({ code }) => /^['"]use client['"]/.test(code),
      ({ imports }) => imports.filter((target) => !isAction(byName.get(target))),
    ),
  )
}

type Module = (typeof code)[number]

/** Returns the files and all their transitive imports except types. */
function reachedFrom(isStart: (file: Module) => boolean, next = ({ imports }: Module) => imports) {
  const found = new Set<Module>()
  const pending = code.filter(isStart)
  for (const file of pending) {
    if (found.has(file)) continue
    found.add(file)
    pending.push(...next(file).flatMap((target) => byName.get(target) ?? []))
  }
  return [...found].map(({ path }) => path)
}

/** Returns the folders from which the registry takes its sections. */
function listNouns() {
  const registry = modules.find(({ path }) => path === 'lib/site/registry.ts')
  const folders = (registry?.allImports ?? []).flatMap((target) => folderOf(target) ?? [])
  const elsewhere = ['content', 'hotel']
  return [...new Set(folders)].filter((folder) => !elsewhere.includes(folder))
}

function folderOf(path: string) {
  return /^lib\/([\w-]+)\//.exec(path)?.[1]
}

/** Treats files directly in lib as the lowest layer. */
function isBelow(target: string, path: string) {
  const [there, here] = [folderOf(target), folderOf(path)]
  if (there === undefined || there === here) return true
  return here !== undefined && layerOf(there) < layerOf(here)
}

function layerOf(folder: string) {
  return layers.findIndex((layer) => layer.includes(folder))
}

/** Returns imports of this project's files, as paths from its root without extension, with or without type-only ones. */
function importsOf(path: string, code: string, { types }: { types: boolean }) {
  const statement = types ? /^(?:import|export)\b/ : /^(?:import(?! type)|export(?! type))\b/
  const specifiers = [
    ...code.matchAll(/^(?:import|export)\b[^'"]*?from ['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm),
  ].filter(([found]) => found.startsWith('import(') || statement.test(found))
  return specifiers
    .map(([, fixed, dynamic]) => fixed ?? dynamic ?? '')
    .filter((specifier) => /^(?:@\/|\.)/.test(specifier))
    .map((specifier) =>
      specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(path), specifier)),
    )
    .map((target) => target.replace(/\.(?:tsx?|mjs)$/, ''))
}
