import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { logContext, logEvent } from '../../lib/log.ts'
import { securityEvent } from '../../lib/security-log.ts'
import packages from '../../package.json' with { type: 'json' }
import { installCommands, supabaseCli } from './going-live/project.ts'
import { flagNames } from './going-live/setup.ts'
import { root } from './root.ts'

// Checks the runbook and the pages for going live. e2e/requests/runbook.test.ts runs the commands that query a site,
// e2e/hosting/caddy.test.ts those that read Caddy's log.
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
const pages = globSync('docs/{runbook.md,going-live/*.md}', { cwd: root }).map(read)
const code = globSync(
  [
    '{app,components,lib,scripts,supabase,.github}/**/*.{ts,tsx,mjs,sql,yml}',
    '*.{ts,yaml}',
    'Dockerfile',
    '.env.example',
  ],
  { cwd: root, exclude: ['**/*.test.{ts,tsx}'] },
).map((path) => read(path).text)
const isInCode = (pattern: RegExp) => code.some((text) => pattern.test(text))

const blocks = pages.flatMap(({ path, text }) =>
  [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, script = '']) => ({ path, script })),
)
const commands = pages.flatMap(({ path, text }) =>
  [...blocks.filter((block) => block.path === path).map(({ script }) => script), ...inline(text)].map(
    (command) => ({ path, command }),
  ),
)

function inline(text: string) {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, command = '']) => command)
}

test('bash can parse every block of commands', () => {
  expect(blocks.length).toBeGreaterThan(15)
  for (const { path, script } of blocks) {
    // The reader replaces `<ref>`.
    const filled = script.replaceAll(/<[a-z][^<>\n]*>/g, 'x')
    const { stderr } = spawnSync('bash', ['-n'], { input: filled, encoding: 'utf8' })
    expect(stderr, `${path}:\n${script}`).toBe('')
  }
})

const hasSystemd = !spawnSync('systemd-analyze', ['--version']).error

test.skipIf(!hasSystemd)('systemd accepts the units of the server and of the nightly backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  const units = blocks.flatMap(({ script }) =>
    [...script.matchAll(/> \/etc\/systemd\/system\/([\w.-]+) <<'UNIT'\n(.*?)^UNIT$/gms)].map(
      ([, name = '', text = '']) => {
        // The programs need not exist on this machine.
        writeFileSync(join(folder, name), text.replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true'))
        return join(folder, name)
      },
    ),
  )
  expect(units).toHaveLength(3)
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([0, ''])
})

test('the commands name existing services, units, scripts, flags, addresses and variables', () => {
  const compose = read('compose.yaml').text
  const named = (pattern: RegExp) =>
    commands.flatMap(({ path, command }) =>
      [...command.matchAll(pattern)].map(([whole, name = '', more = '']) => ({ path, whole, name, more })),
    )
  const services = named(/docker compose (?:logs|exec)(?: -{1,2}[\w-]+| \d+)* (\w+)/g)
  expect(services.length).toBeGreaterThan(5)
  expect(services.filter(({ name }) => !compose.includes(`\n  ${name}:\n`))).toEqual([])

  const made = pages.flatMap(({ text }) =>
    [...text.matchAll(/\/etc\/systemd\/system\/([\w-]+)\./g)].map(([, unit]) => unit),
  )
  const units = named(/journalctl -u ([\w-]+)/g)
  expect(units.length).toBeGreaterThan(3)
  expect(units.filter(({ name }) => !made.includes(name))).toEqual([])

  const scripts = named(/npm run ([\w:-]+)(?: -- ((?:\\\n|[^`\n#&|])*))?/g)
  expect(scripts.filter(({ name }) => !(name in packages.scripts))).toEqual([])
  const flags = scripts.flatMap(({ path, name, more }) =>
    [...more.matchAll(/--([\w-]+)/g)].map(([, flag = '']) => ({ path, name, flag })),
  )
  expect(flags.length).toBeGreaterThan(15)
  expect(flags.filter(({ name, flag }) => !optionsOf(name).includes(flag))).toEqual([])

  const addresses = named(/\/(api\/[\w/]+)/g)
  expect(addresses.length).toBeGreaterThan(5)
  expect(
    addresses.filter(({ name }) => globSync(`app/${name}/route.ts`, { cwd: root }).length === 0),
  ).toEqual([])

  const variables = named(/\b([A-Z]+(?:_[A-Z]+)+)\b/g).filter(({ name }) => !standard.has(name))
  expect(variables.length).toBeGreaterThan(50)
  expect(variables.filter(({ name }) => !isInCode(new RegExp(`\\b${name}\\b`)))).toEqual([])
})

test('each command of Supabase is pinned, and is one that setup runs', () => {
  const known = installCommands('<slug>').map((command) => `npx ${command.join(' ')}`)
  // Setup cannot sign in, and dumps nothing.
  const others = [`npx ${supabaseCli} login`, `npx ${supabaseCli} db dump --remote="$ADDRESS" `]
  const typed = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/npx\s+supabase[^`\n]*/g)].map(([line]) => ({
      path,
      line: line.replace(/\s+/, ' ').replace(/--remote=[a-z]{20}$/, '--remote=<ref>'),
    })),
  )
  expect(typed.length).toBeGreaterThan(8)
  const isKnown = (line: string) => known.includes(line) || others.some((start) => line.startsWith(start))
  expect(typed.filter(({ line }) => !isKnown(line))).toEqual([])
})

/** Returns the options that the script of an npm command passes to `parseArgs`. */
function optionsOf(command: string) {
  const { text } = read(`scripts/${command}.ts`)
  const named = [...text.matchAll(/([\w-]+)'?: \{ type: '(?:string|boolean)'/g)].map(([, name = '']) => name)
  return command === 'setup' ? [...named, ...flagNames, 'env-path'] : named
}

/** Variables of other programs, and one that an upgrade removes. */
const standard = new Set([
  'NODE_VERSION',
  'NIXPACKS_NODE_VERSION',
  'RAILWAY_RUN_UID',
  'DATABASE_TESTS_ON',
  'CRON_TZ',
  'SUPABASE_DB_URL',
])

test('every quoted message is in the code, in full', () => {
  const quoted = pages.flatMap(({ path, text }) =>
    [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/(?<![\w])'([^'|]{4,200}?)'(?![\w])/g)].map(
      ([, words = '']) => ({
        path,
        words: words.replaceAll(/\s+/g, ' '),
      }),
    ),
  )
  expect(quoted.length).toBeGreaterThan(20)
  const missing = quoted.filter(({ words }) => {
    // Names, days and numbers are examples.
    const parts = words.split(/…|\{[^}]*\}|\d[\w/:.-]*(?: às \d[\d:]*)?|[\w.]+@[\w.]+/).map(RegExp.escape)
    return !ofDashboards.has(words) && !isInCode(new RegExp(`(?:['"\`>]|^)\\s*${parts.join('.+')}`, 'm'))
  })
  expect(missing).toEqual([])
})

/** Labels in the dashboards of Supabase and Vercel. */
const ofDashboards = new Set(['Connect', 'Reset password', 'Redeploy without cache', 'Session pooler'])

describe('the commands that read the log', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
    logContext().write = undefined
  })

  test('find a failure by the code that a visitor reads out, and refused sign-ins', () => {
    const lines: string[] = ['what npm prints']
    logContext().write = (line) => lines.push(line)
    securityEvent('sign_in_accepted', { account: 'a1' })
    logEvent('action_failed', { error: new Error('no answer'), digest: '6f9c2b1e' })
    writeFileSync(join(folder, 'site.log'), `${lines.join('\n')}\n`)
    const pipes = blocks
      .flatMap(({ script }) => script.split('\n'))
      .filter((line) => /^(?:docker compose logs|journalctl) .*\| jq/.test(line))
    expect(pipes).toHaveLength(4)
    for (const pipe of pipes) {
      const own = pipe.replace(/^[^|]*/, 'cat site.log ')
      const said = execFileSync('bash', ['-c', own], { cwd: folder, encoding: 'utf8' })
      expect(said, pipe).toContain(
        own.includes('security') ? '"event":"sign_in_accepted"' : '"error":"no answer"',
      )
    }
  })
})
