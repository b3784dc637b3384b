import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { root } from './root.ts'
import { listRules } from './rules.ts'

const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
const documents = globSync('{*.md,docs/**/*.md}', { cwd: root }).map(read)
const textOf = (path: string) => documents.find((document) => document.path === path)?.text ?? ''
const code = globSync(
  ['{app,components,e2e,lib,scripts,supabase}/**/*.{ts,tsx,mjs,css,sql,toml}', '*.{ts,mjs}', '.env.example'],
  { cwd: root },
)
  .map(read)
  .filter(({ path }) => path !== 'scripts/lib/docs.test.ts')

const rules = listRules()
const defined = rules.map(({ id }) => id)
const areas = [...new Set(defined.map((id) => id.replace(/-\d+$/, '')))]
const cited = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g')

test('each rule id is defined once, its area is in the table, and every cited id is defined', () => {
  expect(defined.length).toBeGreaterThan(150)
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
  expect(areas.filter((area) => !textOf('docs/product.md').includes(`| \`${area}\``))).toEqual([])
  const citations = [...code, ...documents].flatMap(({ path, text }) =>
    [...text.matchAll(cited)].map(([id]) => ({ path, id })),
  )
  expect(citations.length).toBeGreaterThan(defined.length)
  expect(citations.filter(({ id }) => !defined.includes(id))).toEqual([])
})

test('every rule is cited by a test', () => {
  expect(rules.filter(({ tests }) => tests.length === 0)).toEqual([])
})

test('every relative link in the documents leads to an existing file and heading', () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
      .filter(
        ([, target = '', heading]) =>
          !linkTargetExists(target === '' ? path : join(dirname(path), target), heading),
      )
      .map(([link]) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every path in the documents exists', () => {
  const folders = /`((?:app|components|deploy|docs|e2e|lib|public|scripts|supabase)\/[^`\s{}…]*)`/g
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(folders)]
      .map(([, named = '']) => named)
      .filter((named) => globSync(named.replaceAll(/[[\]]/g, '[$&]'), { cwd: root }).length === 0)
      .map((named) => `${path}: ${named}`),
  )
  expect(missing).toEqual([])
})

test('every npm command in the documents exists', () => {
  const { scripts } = packages
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm run ([a-z][\w:-]*[a-z])/g)].map(([, command = '']) => ({ path, command })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ command }) => !(command in scripts))).toEqual([])
})

test('the code logs every event that the runbook explains', () => {
  const [, table = ''] = textOf('docs/runbook.md').split('| `event`')
  const events = [...table.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, event = '']) => event)
  expect(events.length).toBeGreaterThan(5)
  const written = code.filter(({ path }) => !path.includes('.test.'))
  expect(events.filter((event) => !written.some(({ text }) => text.includes(event)))).toEqual([])
})

test('every guard and test in docs/security.md exists', () => {
  const missing = textOf('docs/security.md')
    .split('\n')
    .flatMap((line) => {
      const paths = [...line.matchAll(/`((?:[\w.()[\]-]+\/)*[\w.[\]-]+\.(?:tsx?|mjs|sql))`/g)].map(
        ([, path = '']) => path,
      )
      // A bare name is a file beside one with a full path in the same line.
      const folders = ['', ...paths.map(dirname)]
      return paths.filter(
        (path) =>
          !existsSync(join(root, path)) &&
          !folders.some((folder) => existsSync(join(root, folder, basename(path)))),
      )
    })
  expect(missing).toEqual([])
})

test('the table of mechanisms has at most 30 rows', () => {
  const [, section = ''] = textOf('docs/architecture.md').split('\n## Mechanisms\n')
  const [table = ''] = section.split('\n## ')
  const [, , ...rows] = table.match(/^\|.*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.length).toBeLessThanOrEqual(30)
})

test('each decision has a date and a status, which the list of decisions repeats', () => {
  const stated = documents
    .filter(({ path }) => /^docs\/decisions\/(?!README|template)/.test(path))
    .map(({ path, text }) => {
      const line =
        /^# .+\n\n(Accepted|Superseded by \[.+\]\(.+\)), ([\d-]{10})\.(?: Amended ([\d-]{10}): .+\.)?\n/
      const [, status = '', date, amended] = line.exec(text) ?? []
      const words = status.charAt(0).toLowerCase() + status.slice(1)
      return `${basename(path)}, ${date}: ${words}${amended ? `, amended ${amended}` : ''}`
    })
  const rows = /^\| \[.+?\]\((.+?)\) +\| ([\d-]{10}) \| (.+?) +\|/gm
  const listed = [...textOf('docs/decisions/README.md').matchAll(rows)].map(
    ([, page, date, status]) => `${page}, ${date}: ${status}`,
  )
  expect(listed.toSorted()).toEqual(stated.toSorted())
})

function linkTargetExists(path: string, heading: string | undefined) {
  if (!existsSync(join(root, path))) return false
  if (heading === undefined) return true
  const headings = textOf(path).match(/^#+ .*$/gm) ?? []
  return headings.some((line) => slug(line) === heading)
}

/** Returns the anchor that GitHub gives a heading. */
function slug(heading: string) {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
