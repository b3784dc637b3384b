import { mkdirSync } from 'node:fs'
import { startChild } from './children.ts'
import { cleanEnvironment } from './test-environment.ts'

/** For what is big and few need: no dependency of the project. False when that fails; `log` says why. */
export async function fetchPackage(folder: string, specifier: string, log: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', specifier]
  const env = cleanEnvironment(process.env)
  return (await startChild({ command: 'npm', args, env, log }).exited) === 0
}
