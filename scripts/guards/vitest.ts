import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../lib/children.ts'
import { cleanEnvironment } from '../lib/test-environment.ts'
import { resultFile } from '../lib/test-folders.ts'

/**
 * What the tests say: all passed; one failed, by its name; or they did not run at all, which proves nothing (`output`
 * tells why).
 */
export type Verdict =
  | { kind: 'green' }
  | { kind: 'red'; test: string; message: string }
  | { kind: 'broken'; output: string }

/**
 * Runs test files of one kind (unit tests, or those of the database, which are two projects) in `folder`: all of them, or one after the other until the first failure (side
 * by side, the end of one could cut off what another had to say).
 */
export async function runTests(folder: string, files: string[], until: 'end' | 'failure'): Promise<Verdict> {
  const report = join(folder, 'guards.json')
  rmSync(report, { force: true })
  const child = startChild({
    args: [
      join(folder, 'node_modules', 'vitest', 'vitest.mjs'),
      ...['run', ...files, '--project', files.some(isDatabaseTest) ? 'database*' : 'unit'],
      ...(until === 'failure' ? ['--bail=1', '--no-file-parallelism'] : []),
      ...['--reporter=json', `--outputFile=${report}`],
    ],
    cwd: folder,
    env: cleanEnvironment(process.env),
    log: resultFile('guards.log'),
    nodeEnv: 'test',
  })
  const code = await child.exited
  const failed = failedTest(report)
  if (failed) return { kind: 'red', test: failed.fullName, message: failed.failureMessages.join('\n') }
  return code === 0 ? { kind: 'green' } : { kind: 'broken', output: child.tail(40) }
}

/** They are a vitest project of their own, because they need its snapshot. */
export function isDatabaseTest(file: string): boolean {
  return file.startsWith('supabase/')
}

function failedTest(report: string) {
  try {
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    return tests.find(({ status }) => status === 'failed')
  } catch {
    return undefined
  }
}

const testSchema = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).default([]),
})
const reportSchema = z.object({ testResults: z.array(z.object({ assertionResults: z.array(testSchema) })) })
