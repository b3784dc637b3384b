import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execaSync } from 'execa'
import { chromium } from 'playwright'
import { startChild } from './children.ts'
import { installBundledChromium } from './chromium-bundled.ts'
import { Refusal } from './refusal.ts'
import type { Variables } from './settings.ts'

/** CHROMIUM_PATH, one that is there (without windows a third quicker), Debian's if allowed, or an npm package's. */
export async function findChromium(log: string): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH?.trim()
  if (chosen) {
    if (isBrowser(chosen)) return chosen
    throw new Refusal(`CHROMIUM_PATH aponta para ${chosen}, que não é um Chromium que funcione.`)
  }
  const found =
    installedBrowser() ??
    (mayInstallPackages(process.env) ? await debianPackage(log) : undefined) ??
    (await installBundledChromium(log))
  if (found && isBrowser(found)) return found
  throw new Refusal(
    'Não há um Chromium ou Chrome nesta máquina, e o que vem pelo npm (só para Linux x64) não funcionou; ' +
      `detalhes, se houver, em ${log}. Instale um e, se não estiver no PATH, indique-o com CHROMIUM_PATH; ` +
      'no Debian e no Ubuntu, como root, CHROMIUM_APT=1 o instala com apt-get.',
  )
}

/** Nobody's system changes unasked: only where CI says that the machine is there for the tests, or on request. */
export function mayInstallPackages({ CI, CHROMIUM_APT }: Variables): boolean {
  return [CI, CHROMIUM_APT].some((value) => value && !['0', 'false'].includes(value))
}

const windowless = 'chromium-headless-shell'
const commands = [
  windowless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

function installedBrowser(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = commands.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...macBrowsers, chromium.executablePath()].find(isBrowser)
}

async function debianPackage(log: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = async (...args: string[]) =>
    (await startChild({ command: 'apt-get', args, env, log }).exited) === 0
  const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name)
  const isThere = (await aptGet('update')) && ((await install(windowless)) || (await install('chromium')))
  return isThere ? installedBrowser() : undefined
}

/** Ubuntu ships a "chromium-browser" that only advertises the snap, so the program is asked for its version. */
function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false
  const { failed, stdout } = execaSync(path, ['--version'], { reject: false, timeout: 20_000 })
  return !failed && /chrom/i.test(stdout)
}
