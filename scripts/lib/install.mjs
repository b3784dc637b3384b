import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withLock } from './lock.mjs'

/**
 * Installs what `package-lock.json` lists. Of two simultaneous commands in one checkout, the second waits and has nothing left
 * to do. Rejects with one sentence if npm fails.
 * @param {string} root the checkout
 * @param {boolean} withDev whether to install development packages
 */
export async function installDependencies(root, withDev) {
  const isDone = () => isCurrent(root, withDev)
  if (isDone()) return
  if (withDev && process.env.NODE_ENV === 'production' && isCurrent(root, false))
    throw new Error(noDemonstration)
  const title = 'Instalando as dependências (na primeira vez, cerca de um minuto)… '
  await install(root, title, isDone, withDev ? '--include=dev' : '--omit=dev')
}

const noDemonstration =
  'Só estão instalados os pacotes de produção, e SUPABASE_URL não diz qual é o projeto Supabase do hotel. Para servir o ' +
  'hotel, preencha SUPABASE_URL e SUPABASE_PUBLISHABLE_KEY (veja .env.example). Para a demonstração e os testes faltam ' +
  'os pacotes de desenvolvimento (@supabase/lite e outros): npm ci --include=dev.'

/**
 * Installs Node 24 in `scripts/node` for a machine with an older one. It has its own lock file, so that nobody else downloads
 * its hundred megabytes. Rejects with one sentence if npm has none for this system.
 * @param {string} root the checkout
 * @returns {Promise<string>} the path of the program
 */
export async function installNode(root) {
  if (isMusl()) throw new Error(noNodeForMusl)
  const folder = join(root, 'scripts', 'node')
  const node = join(folder, 'node_modules', '.bin', 'node')
  const isThere = () => isCurrent(folder) && existsSync(node)
  await install(folder, 'Instalando o Node 24 do npm… ', isThere, '--include=dev')
  if (isThere()) return node
  throw new Error('O npm não trouxe um Node 24 para este sistema; instale o Node 24 nesta máquina.')
}

const noNodeForMusl =
  `O Node desta máquina é o ${process.versions.node}, e o Node 24 do npm é feito para a glibc, que este sistema (Alpine) ` +
  'não tem. Instale o Node 24 do sistema: apk add nodejs npm.'

function isMusl() {
  return process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
}

async function install(folder, title, isDone, packages) {
  if (isDone()) return
  await withLock(lockFile(folder), async () => {
    if (isDone()) return
    const started = Date.now()
    process.stdout.write(title)
    await installPackages(folder, packages)
    console.log(`${((Date.now() - started) / 1000).toFixed(1).replace('.', ',')} s`)
  })
}

function isCurrent(folder, withDev = true) {
  return isInstalled(
    readJson(join(folder, 'package-lock.json')),
    readJson(join(folder, 'node_modules', '.package-lock.json')),
    withDev,
  )
}

/**
 * Returns whether the packages on disk match the lock file. npm writes its own list to `node_modules/.package-lock.json` last,
 * so an interrupted installation has none.
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} wanted package-lock.json
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} present node_modules/.package-lock.json
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */
export function isInstalled(wanted, present, withDev = true) {
  if (!wanted?.packages || !present?.packages) return false
  const { '': _project, ...locked } = wanted.packages
  const installed = present.packages
  return (
    Object.entries(locked).every(([path, entry]) => {
      const own = installed[path]
      return own
        ? entry.version === own.version && entry.integrity === own.integrity
        : Boolean(entry.optional || entry.devOptional || (entry.dev && !withDev))
    }) && Object.keys(installed).every((path) => path in locked)
  )
}

/** Lies outside the checkout, because `npm ci` empties node_modules and the checkout may be read-only. */
function lockFile(folder) {
  const name = createHash('sha256').update(`${folder} ${process.getuid?.()}`).digest('hex').slice(0, 16)
  return join(tmpdir(), `quaresmeira-install-${name}.lock`)
}

/** Runs no install scripts: no package needs one, and older versions of npm would run all. A signal also stops npm. */
async function installPackages(folder, packages) {
  const args = ['ci', packages, '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  const running = run('npm', [...args, '--loglevel=error'], { cwd: folder })
  const stop = () => running.child.kill()
  for (const signal of signals) process.on(signal, stop)
  try {
    await running
  } catch (error) {
    const reason = `A instalação falhou (npm ci: ${error.code ?? error.signal}).`
    throw new Error(`falhou\n\n${error.stderr || error.message}\n${reason}`)
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const run = promisify(execFile)

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
