import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { phases } from '../../playwright.config.ts'
import { startChild } from './children.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'
import { type SuiteResult, single, sum } from './tally.ts'
import { resultFile } from './test-folders.ts'
import { timed } from './time-table.ts'

/** Whoever names tests gets those alone, side by side; all of them run in their phases. */
export function runPlaywright(args: string[], env: Variables): Promise<SuiteResult> {
  return args.length > 0 ? runOnce('e2e', args, env) : runPhases(phases, env)
}

/** One after the other, whatever the ones before have found; `args` are further ones for each. */
export async function runPhases(
  phases: Record<string, { name: string }[]>,
  env: Variables,
  args: string[] = [],
): Promise<SuiteResult> {
  const results: SuiteResult[] = []
  for (const [phase, projects] of Object.entries(phases)) {
    const chosen = projects.map(({ name }) => `--project=${name}`)
    results.push(await runOnce(`e2e-${phase}`, [...chosen, ...args], env))
  }
  return { ...sum(results), failures: results.flatMap(({ failures }) => failures) }
}

/** What failing tests leave goes to test-results/NAME, the log and the report to NAME.log and NAME.json beside it. */
async function runOnce(name: string, args: string[], env: Variables): Promise<SuiteResult> {
  const report = resultFile(`${name}.json`)
  rmSync(report, { force: true })
  const child = startChild({
    args: [
      join(root, 'node_modules', 'playwright', 'cli.js'),
      'test',
      '--reporter=list,json',
      `--output=${resultFile(name)}`,
      ...args,
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    log: resultFile(`${name}.log`),
  })
  const code = await timed(`testes (${name})`, () => child.exited)
  const seen = readReport(report)
  const result = seen && countPlaywright(seen)
  for (const reason of seen ? reasonsToSkip(seen) : []) console.log(`\n    Pulado: ${reason}`)
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
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).default([]),
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

/** What the tests say that were skipped, each sentence once. */
export function reasonsToSkip(json: unknown): string[] {
  const annotations = reportSchema
    .parse(json)
    .suites.flatMap(allSpecs)
    .flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
  return [...new Set(annotations.flatMap(({ type, description }) => (type === 'skip' && description) || []))]
}

function readReport(file: string): z.infer<typeof reportSchema> | undefined {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
