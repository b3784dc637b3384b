import { join } from 'node:path'
import { distVariables, startNext } from './build.ts'
import { startChild } from './children.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'
import { type SuiteResult, single } from './tally.ts'
import { cleanEnvironment } from './test-environment.ts'
import { resultFile, testDistDir } from './test-folders.ts'

export function checkLint(args: string[]): Promise<SuiteResult> {
  return runTool('biome', ['check', ...(args.length > 0 ? args : ['.'])])
}

export async function checkTypes(args: string[]): Promise<SuiteResult> {
  const env = {
    ...cleanEnvironment(process.env),
    ...distVariables(testDistDir),
    SUPABASE_URL: 'http://127.0.0.1:54321',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_type_check',
    HOTEL_SLUG: 'x',
    BOOKING_ENGINE_URL: 'http://x',
  }
  const typegen = startNext(['typegen'], env, resultFile('typegen.log'))
  if ((await typegen.exited) !== 0) return single(typegen.tail())
  return runTool('tsc', ['-p', 'tsconfig.test.json', ...args], env)
}

/** knip: what nothing uses, and then what only tests use. */
export async function checkDeadCode(args: string[]): Promise<SuiteResult> {
  const unused = await runTool('knip', ['--no-progress', ...args])
  if (unused.failed > 0) return unused
  return runTool('knip', ['--no-progress', '--production', '--config', 'knip.production.json'])
}

async function runTool(name: string, args: string[], env: Variables = cleanEnvironment(process.env)) {
  const bin = join(root, 'node_modules', '.bin', name)
  const child = startChild({ args: [bin, ...args], env, log: resultFile(`${name}.log`) })
  return (await child.exited) === 0 ? single() : single(child.tail(200))
}
