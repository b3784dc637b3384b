import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { execaSync } from 'execa'
import { chromium } from 'playwright'
import { extract } from 'tar'
import packages from '../../package.json' with { type: 'json' }
import { withLock } from './lock.mjs'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

/** Returns CHROMIUM_PATH, else the pinned Chromium or, if that does not run, an installed one. Throws a Refusal. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH?.trim()
  if (chosen) {
    if (isBrowser(chosen)) return chosen
    throw new Refusal(`CHROMIUM_PATH aponta para ${chosen}, que não é um Chromium que funcione.`)
  }
  const pinned = await findPinnedChromium()
  if (pinned && isBrowser(pinned)) return pinned
  const installed = [chromium.executablePath(), ...usualPlaces].find(isBrowser)
  if (!installed)
    throw new Refusal(
      'O Chromium que vem pelo npm é só para Linux x64 com glibc e não funciona nesta máquina. Instale um Chromium ou ' +
        'Chrome; se não for encontrado, indique-o com CHROMIUM_PATH.',
    )
  console.log(`O Chromium que vem pelo npm não funciona nesta máquina; uso o que está em ${installed}.`)
  return installed
}

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Runs the program with --version, because Ubuntu's "chromium-browser" only advertises the snap. */
function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false
  const { failed, stdout } = execaSync(path, ['--version'], { reject: false, timeout: 20_000 })
  return !failed && /chrom/i.test(stdout)
}

const archives = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')))
const folder = join(
  root,
  'node_modules',
  '.cache',
  `chromium-${packages.devDependencies['@sparticuz/chromium']}`,
)
const launcher = join(folder, 'chromium')

/** Unpacks the package's Chromium at first use, the launcher last. Returns undefined except on Linux x64. */
async function findPinnedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(launcher)) await withLock(join(root, 'node_modules', '.chromium.lock'), unpack)
  return launcher
}

async function unpack(): Promise<void> {
  if (existsSync(launcher)) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of ['al2023', 'fonts'])
    await extract({ file: join(archives, `${name}.tar.br`), cwd: folder, strict: true })
  await pipeline(
    createReadStream(join(archives, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(folder, 'browser'), { mode: 0o755 }),
  )
  await writeFile(join(folder, 'fonts.conf'), fontConfiguration)
  await writeFile(launcher, launcherScript, { mode: 0o755 })
}

const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

// Also uses the libraries and fonts of the package, so that pages look the same on every machine.
const launcherScript = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/browser" "$@"
`
