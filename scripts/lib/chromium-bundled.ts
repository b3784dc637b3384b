import { createReadStream, existsSync } from 'node:fs'
import { chmod, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { startChild } from './children.ts'
import { fetchPackage } from './npm-package.ts'
import { root } from './root.ts'

const folder = join(root, 'node_modules', '.cache', 'chromium')
const archives = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin')
const launcher = join(folder, 'chromium')

/** 67 MB, Linux x64, for machines with nothing but npm. Undefined when it cannot be installed here. */
export async function installBundledChromium(log: string): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (existsSync(launcher)) return launcher
  if (!(await fetchPackage(folder, '@sparticuz/chromium@153.0.0', log))) return undefined
  await unpack('chromium.br', join(folder, 'browser'))
  for (const name of ['al2023', 'fonts']) {
    const tar = join(folder, `${name}.tar`)
    await unpack(`${name}.tar.br`, tar)
    if ((await startChild({ command: 'tar', args: ['-xf', tar, '-C', folder], log }).exited) !== 0)
      return undefined
  }
  await chmod(join(folder, 'browser'), 0o755)
  await writeFile(join(folder, 'fonts.conf'), fontConfiguration)
  await writeFile(launcher, launcherScript, { mode: 0o755 })
  return launcher
}

async function unpack(archive: string, target: string): Promise<void> {
  const file = await open(target, 'w')
  await pipeline(
    createReadStream(join(archives, archive)),
    createBrotliDecompress(),
    file.createWriteStream(),
  )
}

const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

// A slim machine lacks the NSS libraries and any font; both come with the package.
const launcherScript = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/browser" "$@"
`
