import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar'
import packages from '../../package.json' with { type: 'json' }
import { withLock } from './lock.mjs'
import { root } from './root.ts'

const archives = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')))
const folder = join(
  root,
  'node_modules',
  '.cache',
  `chromium-${packages.devDependencies['@sparticuz/chromium']}`,
)
const launcher = join(folder, 'chromium')

/** Unpacked at its first use, the launcher last. Undefined but on Linux x64: the package has no program for others. */
export async function pinnedChromium(): Promise<string | undefined> {
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

// The NSS libraries and the fonts are the package's, too: pages look the same on every machine.
const launcherScript = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/browser" "$@"
`
