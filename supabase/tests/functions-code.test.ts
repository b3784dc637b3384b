import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { teamFunction } from '../local/functions.ts'
import { denoExecutable } from '../local/functions-deno.ts'

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
  expect(open).toEqual(teamFunction('').open)
})

test("Deno's own type checker accepts what Deno runs", async () => {
  const cache = mkdtempSync(join(tmpdir(), 'deno-check-'))
  const offline = ['--no-remote', '--cached-only', '--node-modules-dir=manual', '--no-lock']
  const config = '--config=supabase/functions/migrate-room-images/deno.json'
  const files = [
    'supabase/functions/migrate-room-images/index.ts',
    'supabase/functions/team/index.ts',
    'supabase/local/functions-main.ts',
    'supabase/tests/functions-network.ts',
  ]
  const env = { NODE_ENV: 'test' as const, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' }
  const checked = execa(denoExecutable(), ['check', ...offline, config, ...files], {
    cwd: root,
    env,
    extendEnv: false,
  })
  await expect(checked).resolves.toBeDefined()
  rmSync(cache, { recursive: true })
})
