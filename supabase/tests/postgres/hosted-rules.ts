import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'

/**
 * Builds `hosted-rules.c` for this PostgreSQL into `folder`; undefined where there is no compiler or the headers are
 * neither installed nor to be had from the distribution.
 */
export async function buildHostedRules(version: string, folder: string): Promise<string | undefined> {
  const headers = existsSync(headersIn('/', version))
    ? headersIn('/', version)
    : await fetchHeaders(version, join(folder, 'headers'))
  if (!headers) return undefined
  const library = join(folder, 'hosted_rules.so')
  const source = join(import.meta.dirname, 'hosted-rules.c')
  const { failed } = await execa('cc', ['-O1', '-shared', '-fPIC', '-I', headers, '-o', library, source], {
    reject: false,
  })
  return failed ? undefined : library
}

/** The package is unpacked, not installed: it would bring a compiler of its own along. */
async function fetchHeaders(version: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, reject: false }
  await execa('apt-get', ['download', `postgresql-server-dev-${version}`], options)
  const [file] = globSync('*.deb', { cwd: folder })
  if (!file) return undefined
  await execa('dpkg-deb', ['-x', file, '.'], options)
  return headersIn(folder, version)
}

function headersIn(root: string, version: string) {
  return join(root, 'usr/include/postgresql', version, 'server')
}
