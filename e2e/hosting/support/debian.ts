import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { execaSync } from 'execa'

/**
 * Undefined when all of these Debian packages are installed, which root brings about where it may (in CI, or with
 * HOSTING_APT=1); else why not, in a sentence that the run prints at its end.
 */
export function installedOrWhy(packages: string[]): string | undefined {
  const missing = packages.filter((name) => !isInstalled(name))
  if (missing.length === 0) return undefined
  const why = install(missing)
  if (why) console.log(`Pulado: ${packages.join(', ')}: ${why}`)
  return why
}

function install(packages: string[]): string | undefined {
  const names = packages.join(' ')
  if (!existsSync('/usr/bin/apt-get')) return `faltam pacotes do Debian (${names})`
  if (process.getuid?.() !== 0 || !(process.env.CI || process.env.HOSTING_APT === '1'))
    return `falta instalar ${names} (como root, com HOSTING_APT=1, este teste instala)`
  const isQuiet = withoutServices(
    () => apt(['install', ...packages]) || (apt(['update']) && apt(['install', ...packages])),
  )
  return isQuiet ? undefined : `o apt-get não conseguiu instalar ${names}`
}

function isInstalled(name: string): boolean {
  const { failed, stdout } = execaSync('dpkg', ['-s', name], { reject: false, env: { LC_ALL: 'C' } })
  return !failed && stdout.includes('\nStatus: install ok installed\n')
}

function apt([command = '', ...names]: string[]): boolean {
  const { failed } = execaSync(
    'apt-get',
    ['-o', 'DPkg::Lock::Timeout=300', '-qq', '--no-install-recommends', '-y', command, ...names],
    { reject: false, env: { DEBIAN_FRONTEND: 'noninteractive' } },
  )
  return !failed
}

/** A package's own server would take port 80 on the machine that tests. */
function withoutServices<T>(work: () => T): T {
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return work()
  } finally {
    if (isOurs) rmSync(policy, { force: true })
  }
}
