import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { startChild } from './children.ts'
import { root } from './root.ts'
import { type SuiteResult, single } from './tally.ts'
import { cleanEnvironment } from './test-environment.ts'
import { resultFile } from './test-folders.ts'

export async function runVitest(
  project: 'unit' | 'database' | 'hosting',
  args: string[],
): Promise<SuiteResult> {
  const report = resultFile(`${project}.json`)
  rmSync(report, { force: true })
  const child = startChild({
    args: [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      ...args,
      ...['--project', `${project}*`, '--reporter=json', `--outputFile=${report}`],
    ],
    env: { ...cleanEnvironment(process.env), TEST_SUPABASE_DB_URL: process.env.TEST_SUPABASE_DB_URL },
    log: resultFile(`${project}.log`),
    nodeEnv: 'test',
  })
  const code = await child.exited
  const result = readReport(report)
  if (result && (code === 0 || result.failed > 0)) return result
  // Nothing failed by name, yet vitest did: a crash, an error outside any test, no test at all.
  return { ...single(child.tail(60)), passed: result?.passed ?? 0, skipped: result?.skipped ?? 0 }
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Counts a vitest JSON report; a file that failed outside its tests counts as one failure. */
export function countVitest(json: unknown): SuiteResult {
  const files = reportSchema.parse(json).testResults
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const failedTests = tests.filter((test) => test.status === 'failed')
  const failedFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failedTests.length + failedFiles.length,
    skipped: tests.filter((test) => ['skipped', 'pending', 'todo', 'disabled'].includes(test.status)).length,
    failures: [
      ...failedTests.map(({ file, fullName, failureMessages }) =>
        [`${relative(root, file)} › ${fullName}`, ...(failureMessages ?? [])].join('\n'),
      ),
      ...failedFiles.map((file) => `${relative(root, file.name)}\n${file.message}`),
    ],
  }
}

function readReport(file: string): SuiteResult | undefined {
  try {
    return countVitest(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
