import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { startChild } from './children.ts'
import { installBundledChromium } from './chromium-bundled.ts'
import { Refusal } from './refusal.ts'

/**
 * The path of a Chromium or Chrome that runs here: CHROMIUM_PATH, the one without windows (Debian's package, installed
 * when root: the tests take a third less time with it), the system's, Playwright's own, or the one inside the npm
 * package @sparticuz/chromium. Throws a Refusal without any.
 */
export async function findChromium(log: string): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH?.trim()
  if (chosen) {
    if (isBrowser(chosen)) return chosen
    throw new Refusal(`CHROMIUM_PATH aponta para ${chosen}, que não é um Chromium que funcione.`)
  }
  const found =
    systemBrowser([windowless]) ??
    (await debianPackage(windowless, log)) ??
    systemBrowser(commands) ??
    (await debianPackage('chromium', log)) ??
    (await installBundledChromium(log))
  if (found && isBrowser(found)) return found
  throw new Refusal(
    `Não encontrei nem consegui instalar um Chromium (detalhes em ${log}); instale um e indique-o com CHROMIUM_PATH.`,
  )
}

const windowless = 'chromium-headless-shell'
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

function systemBrowser(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const others = names === commands ? [...macBrowsers, chromium.executablePath()] : []
  return [...candidates, ...others].find(isBrowser)
}

async function debianPackage(name: string, log: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    if ((await startChild({ command: 'apt-get', args, env, log }).exited) !== 0) return undefined
  }
  return systemBrowser([name])
}

/** Ubuntu ships a "chromium-browser" that only advertises the snap, so the program is asked for its version. */
function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}
