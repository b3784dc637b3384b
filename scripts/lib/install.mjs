import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { isInstalled } from './installed.mjs'
import { withLock } from './lock.mjs'

/**
 * Brings `node_modules` to what `package-lock.json` says. Two commands started at once in one checkout take
 * turns, and the second finds nothing left to do. Rejects with one sentence when npm fails.
 * @param {string} root the checkout
 */
export async function installDependencies(root) {
  if (isCurrent(root)) return
  await withLock(lockFile(root), async () => {
    if (isCurrent(root)) return
    const started = Date.now()
    process.stdout.write('Instalando as dependências (na primeira vez, cerca de um minuto)… ')
    await installPackages(root)
    console.log(`${((Date.now() - started) / 1000).toFixed(1).replace('.', ',')} s`)
  })
}

/**
 * `npm ci` refuses a lock file that lacks the optional packages of other platforms, which is what npm writes where
 * the registry does not offer them. `npm install` takes the same locked versions and asks for the rest;
 * `--no-save` keeps the lock file as it is.
 */
async function installPackages(root) {
  const hasLock = existsSync(join(root, 'package-lock.json'))
  if (hasLock) {
    const { code, errors } = await npm(root, ['ci'])
    if (code === 0) return
    if (!errors.includes('EUSAGE'))
      throw new Error(`falhou\n\n${errors}\nA instalação falhou (npm ci saiu com ${code}).`)
  }
  const { code, errors } = await npm(root, hasLock ? ['install', '--no-save'] : ['install'])
  if (code !== 0) throw new Error(`falhou\n\n${errors}\nA instalação falhou (npm install saiu com ${code}).`)
}

function isCurrent(root) {
  return isInstalled(
    readJson(join(root, 'package-lock.json')),
    readJson(join(root, 'node_modules', '.package-lock.json')),
  )
}

/** Outside the checkout, because `npm ci` empties node_modules and the checkout may be read-only. */
function lockFile(root) {
  const name = createHash('sha256').update(`${root} ${process.getuid?.()}`).digest('hex').slice(0, 16)
  return join(tmpdir(), `quaresmeira-install-${name}.lock`)
}

/** @returns {Promise<{ code: number | null, errors: string }>} */
function npm(root, command) {
  const path = process.env.PATH ?? ''
  const ownBin = join(root, 'node_modules', '.bin')
  return new Promise((resolve, reject) => {
    // Development packages are part of the product here (embedded backend, Node), whatever NODE_ENV says.
    const args = [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const child = spawn('npm', args, {
      cwd: root,
      // npm must not run on the Node binary that it is about to replace.
      env: {
        ...process.env,
        PATH: path
          .split(delimiter)
          .filter((entry) => entry !== ownBin)
          .join(delimiter),
      },
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const release = stopWithUs(child)
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text
    })
    child.on('error', (error) => reject(new Error(`Não consegui executar o npm: ${error.message}`)))
    child.on('close', (code) => {
      release()
      resolve({ code, errors })
    })
  })
}

/** A stopped command takes npm and its install scripts along; returns how to end that bond. */
function stopWithUs(child) {
  const stop = () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    process.exitCode = 1
    child.once('close', () => process.exit())
    process.kill(-child.pid, 'SIGTERM')
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
