import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productFunctions } from '../local/functions.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

test.each(['migrate-room-images', 'team'])('%s asks for the very versions that are installed', (name) => {
  const { imports } = read(`supabase/functions/${name}/deno.json`)
  const { dependencies } = read('package.json')
  const asked = Object.entries(dependencies).map(([name, version]) => [name, `npm:${name}@${version}`])
  for (const [name, specifier] of Object.entries(imports)) expect(asked).toContainEqual([name, specifier])
})

test('the embedded backend opens the functions that config.toml opens', () => {
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
  const open = [...config.matchAll(/^\[functions\.(.+)\]\n(?:.+\n)*?verify_jwt = false/gm)].map(
    ([, name]) => name,
  )
  const embedded = Object.entries(productFunctions({}, ''))
  expect(open).toEqual(embedded.flatMap(([name, served]) => ('isOpen' in served ? [name] : [])))
})
