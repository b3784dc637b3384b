import { formatSeconds } from './steps.ts'
import { closingLine, type SuiteResult } from './tally.ts'

export type TimedResult = SuiteResult & { title: string; milliseconds: number; steps: Step[] }
export type Step = { title: string; milliseconds: number }

const taken: Step[] = []

/** Does the work and notes how long it took, for the part of `npm test` that it belongs to. */
export async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    taken.push({ title, milliseconds: performance.now() - started })
  }
}

export function takeSteps(): Step[] {
  return taken.splice(0)
}

/** What each part took and found, one line each, its steps below it. */
export function timeTable(parts: TimedResult[]): string {
  const rows = parts.flatMap(({ title, milliseconds, steps, ...result }) => [
    { title, time: formatSeconds(milliseconds), found: closingLine([result]) },
    ...steps.map((step) => ({ title: `  ${step.title}`, time: formatSeconds(step.milliseconds), found: '' })),
  ])
  const width = Math.max(...rows.map(({ title }) => title.length))
  const line = ({ title, time, found }: (typeof rows)[number]) =>
    `${title.padEnd(width)}  ${time.padStart(9)}  ${found}`.trimEnd()
  return rows.map(line).join('\n')
}
