import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from '../lib/children.ts'
import { findFreePort } from '../lib/ports.ts'
import { Refusal } from '../lib/refusal.ts'
import { root } from '../lib/root.ts'
import { untilItAnswers } from '../lib/site.ts'
import { cleanEnvironment } from '../lib/test-environment.ts'
import { resultFile } from '../lib/test-folders.ts'

export type Floor = { url: URL; child: Child; padded: (path: string) => URL }

/** Builds and serves one empty page, and one as large as each of these pages, until the command ends. */
export async function startFloor(site: string, paths: string[]): Promise<Floor> {
  // Inside the checkout, where Next finds its packages, and ignored: a build leaves files behind.
  const folder = resultFile('floor')
  const log = resultFile('floor.log')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, 'floor'), folder, { recursive: true })
  const texts = paths.map(async (path) => [nameOf(path), await paddingFor(new URL(path, site))])
  writeFileSync(join(folder, 'texts.json'), JSON.stringify(Object.fromEntries(await Promise.all(texts))))
  const env = { ...cleanEnvironment(process.env), NEXT_TELEMETRY_DISABLED: '1' }
  const next = (...args: string[]) => startChild({ args: [program, ...args], env, log, cwd: folder })
  const build = next('build')
  if ((await build.exited) !== 0) throw new Refusal(`A página vazia não pôde ser gerada:\n${build.tail()}`)
  const port = await findFreePort()
  const child = next('start', '-H', '127.0.0.1', '-p', String(port))
  await untilItAnswers(child, '127.0.0.1', port, log)
  const url = new URL(`http://127.0.0.1:${port}`)
  return { url, child, padded: (path) => new URL(`/${nameOf(path)}`, url) }
}

const program = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
const emptyPageBytes = 5140

/** The page's own letters, which pack as well as it does; Next sends a text twice, as HTML and as data. */
async function paddingFor(url: URL) {
  const html = await (await fetch(url)).text()
  const letters = html.replaceAll(/[<>&"'\\]|[^ -~]/g, '')
  return letters.slice(0, Math.max(1, (Buffer.byteLength(html) - emptyPageBytes) >> 1))
}

function nameOf(path: string) {
  return `tamanho${path.replaceAll('/', '-')}`
}
