import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'
import { publishSecret } from '../../scripts/lib/test-environment.ts'
import { startOwnServers } from '../support/own-servers.ts'

const site = await startOwnServers(1)
const folder = mkdtempSync(join(tmpdir(), 'runbook-'))
beforeAll(() => writeFileSync(join(folder, '.env'), `REVALIDATE_SECRET=${publishSecret}\n`))
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

/** Runs the commands of a section verbatim, including continued lines, against this site instead of the hotel's. */
async function type(heading: string) {
  const [, section = ''] = readFileSync(join(root, 'docs/runbook.md'), 'utf8').split(`\n## ${heading}\n`)
  const [, block = ''] = /^```sh\n(.*?)^```/ms.exec(section) ?? []
  const typed = block.replaceAll(
    /https:\/\/www\.hotel\.example|http:\/\/127\.0\.0\.1:3000/g,
    site.server.origin,
  )
  const commands = typed.split(/(?<!\|)\n/).filter((command) => command.includes('curl'))
  const run = async (command: string) =>
    (await promisify(execFile)('bash', ['-c', command], { cwd: folder })).stdout
  return Promise.all(commands.map(run))
}

test('the runbook’s requests to a site get the responses that it describes (PUB-3, PUB-8)', async () => {
  await site.publish()
  const [health, ready, details] = await type('Check the health first')
  expect(health).toBe('{"status":"ok"}')
  expect(ready).toBe('{"serves":true}')
  const { status, failing, release } = JSON.parse(details ?? '')
  expect({ status, failing }).toEqual({ status: 'fresh', failing: [] })
  expect(release).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{7,}-[\w-]{4}$/)

  for (const said of await type('Slow')) expect(said).toMatch(/^200 \d+\.\d+s$/m)

  const [headers, published] = await type('Old content')
  expect(headers).toMatch(/^cache-control: /im)
  expect(headers).toMatch(/^x-request-id: /im)
  expect(published).toBe('{"fresh":true}')
})
