import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoryFlags, memoryVariables } from '../../scripts/lib/memory.ts'
import { ignorePatterns, isIgnored, stagesOf } from './support/dockerfile.ts'

const text = readFileSync('Dockerfile', 'utf8')
const image = stagesOf(text).at(-1)?.steps ?? []
const restOf = (word: string) => image.filter((step) => step.word === word).map(({ rest }) => rest)

test('the image is Debian slim with Node 24, runs as nobody in particular, tells its health and keeps its data', () => {
  expect(text.match(/^FROM (\S+)/gm)).toEqual(
    Array(2).fill(expect.stringMatching(/^FROM node:24\.\d+\.\d+-bookworm-slim$/)),
  )
  expect(restOf('USER')).toEqual(['node'])
  expect(restOf('HEALTHCHECK')[0]).toMatch(/ CMD \["node", "health\.js"\]$/)
  expect(restOf('VOLUME')).toEqual(['/data'])
  expect(restOf('ENV')[0]).toContain('DATA_DIR=/data')
})

test('the site holds no more memory in it than elsewhere', () => {
  expect(JSON.parse(restOf('CMD')[0] ?? '')).toEqual(['node', ...memoryFlags, 'server.js'])
  for (const [name, value] of Object.entries(memoryVariables))
    expect(restOf('ENV')[0]).toContain(`${name}=${value}`)
})

test('nothing of a hotel, and no secret, is asked for by the build', () => {
  expect(text).not.toMatch(/^ARG|SECRET|SUPABASE|SITE_URL|HOTEL|BOOKING/m)
})

test.each([
  ...['.env', '.env.local', '.env.production', 'supabase/.env', '.git/config', '.data/site/secret'],
  ...[
    '.next/standalone/server.js',
    'node_modules/next/package.json',
    'scripts/node/node_modules/x',
    'deploy/x',
  ],
])('%s stays out', (path) => {
  expect(isIgnored(path, ignorePatterns())).toBe(true)
})

test.each(['package.json', '.npmrc', 'app/layout.tsx', 'public/images/serra.svg', 'scripts/bootstrap.mjs'])(
  '%s goes in',
  (path) => {
    expect(isIgnored(path, ignorePatterns())).toBe(false)
  },
)

test('compose.yaml gives the site no right that it does not need, and only Caddy a door', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  expect(compose.match(/read_only: true/g)).toHaveLength(2)
  expect(compose.match(/cap_drop: \[ALL\]/g)).toHaveLength(2)
  expect(compose.match(/no-new-privileges:true/g)).toHaveLength(2)
  expect(compose.match(/^ +ports:.*/gm)).toEqual(['    ports: ["80:80", "443:443", "443:443/udp"]'])
  const subnet = /TRUSTED_PROXY: (\S+)/.exec(compose)?.[1]
  expect(compose).toContain(`subnet: ${subnet} `)
})
