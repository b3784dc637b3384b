// The only code that runs on the machine's own Node, before anything is installed: built-ins only.
// Everything after it runs on the npm package `node` (24), because supabase-js and vitest need 22 or newer
// while the project promises to start on 20.20.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './lib/install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const commands = ['start', 'dev', 'test', 'bench', 'db-reset', 'test-fuzz', 'test-chaos']
const [command = '', ...args] = process.argv.slice(2)

if (!isAtLeast(20, 20)) {
  refuse(
    `É preciso Node 20.20 ou mais novo; este é o ${process.versions.node}. Baixe um em https://nodejs.org.`,
  )
} else if (!commands.includes(command)) {
  refuse(`Comando desconhecido: "${command}". Os comandos são ${commands.join(', ')}.`)
} else {
  try {
    await installDependencies(root)
    handOver(runtime())
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}

/** @param {string} node */
function handOver(node) {
  const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
    // The extra channel tells the command when this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
  stopWhenOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) => refuse(`Não consegui executar ${node}: ${error.message}`))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

/** npm may be killed without passing the signal on; then this process is adopted by another parent. */
function stopWhenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 1000).unref()
}

function runtime() {
  const installed = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(installed)) return installed
  if (isAtLeast(24, 0)) return process.execPath
  throw new Error(
    'O pacote npm "node" não instalou o Node 24 (o npm está com ignore-scripts?). ' +
      'Rode "npm rebuild node --ignore-scripts=false" ou use Node 24 nesta máquina.',
  )
}

function isAtLeast(major, minor) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

function refuse(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
