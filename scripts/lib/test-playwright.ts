import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { startChild } from './children.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'
import { type SuiteResult, single } from './tally.ts'
import { resultFile } from './test-folders.ts'

export async function runPlaywright(args: string[], env: Variables): Promise<SuiteResult> {
  const report = resultFile('e2e.json')
  rmSync(report, { force: true })
  const child = startChild({
    args: [
      join(root, 'node_modules', 'playwright', 'cli.js'),
      'test',
      '--reporter=list,json',
      ...chosen(args),
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    log: resultFile('e2e.log'),
  })
  const code = await child.exited
  const result = readReport(report)
  if (result && (code === 0 || result.failed > 0)) return result
  return { ...single(child.tail(60)), passed: result?.passed ?? 0, skipped: result?.skipped ?? 0 }
}

const errorSchema = z.object({ message: z.string().default(''), snippet: z.string().optional() })
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(errorSchema).default([]) })),
    }),
  ),
})
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})
const reportSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(errorSchema),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Counts a Playwright JSON report; an error outside any test counts as one failure, and so does a flaky test. */
export function countPlaywright(json: unknown): SuiteResult {
  const { suites, errors, stats } = reportSchema.parse(json)
  const failed = suites
    .flatMap(allSpecs)
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })))
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed.map(({ spec, projectName, results }) =>
        [`[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`, ...results.flatMap(errorTexts)].join(
          '\n',
        ),
      ),
      ...errorTexts({ errors }),
    ],
  }
}

function allSpecs(suite: z.infer<typeof suiteSchema>): z.infer<typeof specSchema>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(allSpecs)]
}

function errorTexts({ errors }: { errors: z.infer<typeof errorSchema>[] }): string[] {
  return errors.map(({ message, snippet }) =>
    stripVTControlCharacters([message, snippet].filter(Boolean).join('\n')),
  )
}

function readReport(file: string): SuiteResult | undefined {
  try {
    return countPlaywright(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Whoever names tests wants those alone, not all that come before them in a full run. */
function chosen(args: string[]) {
  return args.length > 0 ? ['--no-deps', ...args] : []
}
