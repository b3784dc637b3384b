import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import manifest from '../../package.json' with { type: 'json' }

const registry = 'https://registry.npmjs.org/'
const versions = z.record(z.string(), z.string())
const entry = z.object({
  dependencies: versions.optional(),
  optionalDependencies: versions.optional(),
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  link: z.boolean().optional(),
})
const lockFile = z.object({ packages: z.record(z.string(), entry) })
const lock = lockFile.parse(read('package-lock.json'))
const nodeLock = lockFile.parse(read('scripts/node/package-lock.json'))
const packages = [lock, nodeLock]
  .flatMap((file) => Object.entries(file.packages))
  .filter(([path]) => path !== '')
  .map(([path, found]) => ({ ...found, name: found.name ?? path.replace(/^.*node_modules\//, '') }))

test('every dependency has an exact version, which the lock file repeats', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

test.each([
  ['package-lock.json', lock],
  ['scripts/node/package-lock.json', nodeLock],
])('%s lists every dependency of every package, even those for other systems', (_, { packages }) => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(name, path).some((place) => place in packages))
      .map((name) => `${path} needs ${name}`),
  )
  expect(missing).toEqual([])
})

test('every package in the lock files has a strong hash and comes from the registry', () => {
  expect(packages.length).toBeGreaterThan(200)
  for (const { name, integrity, resolved, link } of packages) {
    expect.soft(integrity, name).toMatch(/^sha512-[\w+/]{86}==$/)
    expect(resolved ?? registry, name).toMatch(new RegExp(`^${RegExp.escape(registry)}`))
    expect(link, name).toBeUndefined()
  }
})

test('no install script runs, and npm refuses a new one', () => {
  const withScripts = packages.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : []))
  expect(withScripts.filter((name) => !(name in manifest.allowScripts))).toEqual([])
  expect(Object.values(manifest.allowScripts)).not.toContain(true)
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
  expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/dangerously|ignore-scripts|registry|_auth/i)
})

test('workflows pin actions to commits and only grant read access', () => {
  const files = globSync('.github/workflows/*.y{a,}ml')
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const actions = [...text.matchAll(/uses:\s*(.+)/g)].map(([, action = '']) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    expect(text).toMatch(/^permissions: \{\}$/m)
    expect(text).not.toMatch(/: write\b|write-all|pull_request_target/)
    // Secrets are unavailable to workflows that a pull request can start.
    if (/secrets\./.test(text))
      expect(text).toMatch(/^on:\n {2}schedule:\n(?: {4}.*\n)+ {2}workflow_dispatch:\n(?! {2})/m)
    expect(text.match(/uses: actions\/checkout@/g)?.length).toBe(
      text.match(/persist-credentials: false/g)?.length,
    )
  }
})

/** Returns where Node looks for a package from another package's folder, the nearest first. */
function placesOf(name: string, from: string): string[] {
  const above = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/')))
  const here = `${from && `${from}/`}node_modules/${name}`
  return from ? [here, ...placesOf(name, above.replace(/\/$/, ''))] : [here]
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
