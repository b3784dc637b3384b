// Runs before anything is installed, on the machine's Node (20.20 or newer), so it imports built-ins only.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { installDependencies, installNode } from './install.mjs'

const root = dirname(dirname(import.meta.dirname))
const commands = readdirSync(join(root, 'scripts'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -3))
const [command = '', ...args] = process.argv.slice(2)

if (!commands.includes(command)) {
  refuse(`Comando desconhecido: "${command}". Os comandos são ${commands.join(', ')}.`)
} else {
  try {
    await installDependencies(root, needsDevelopment())
    // The installation may have deleted this Node if it came from node_modules.
    const isOwn = Number.parseInt(process.versions.node, 10) >= 24 && existsSync(process.execPath)
    handOver(isOwn ? process.execPath : await installNode(root))
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Returns whether the command needs development packages. */
function needsDevelopment() {
  if (/^(?:build|doctor|setup)$/.test(command)) return false
  return /^(?:test$|dev$|db-|generate)/.test(command) || !namesProject()
}

function namesProject() {
  const envFiles = ['.env', '.env.local'].map((name) => join(root, name)).filter(existsSync)
  const variables = Object.assign(
    {},
    ...envFiles.map((file) => parseEnv(readFileSync(file, 'utf8'))),
    process.env,
  )
  return Boolean(variables.SUPABASE_URL?.trim() || variables.SUPABASE_PUBLISHABLE_KEY?.trim())
}

/** @param {string} node also comes first in PATH, for tools */
function handOver(node) {
  const ownPath = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH]
  const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, PATH: ownPath.join(delimiter) },
    // The command notices by the closed channel when this process ends.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
  stopWhenOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) => refuse(`Não consegui executar ${node}: ${error.message}`))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

/** npm may be killed without forwarding the signal; this process then has another parent. */
function stopWhenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 1000).unref()
}

function refuse(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
