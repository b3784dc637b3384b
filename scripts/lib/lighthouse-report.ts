import { z } from 'zod'

/** What one run of Lighthouse found; the scores reach from 0 to 100, the times are milliseconds. */
export type LighthouseRun = {
  scores: Record<Category, number>
  largestPaint: number
  blockingTime: number
  benchmarkIndex: number
  failures: string[]
}

export type Category = (typeof categories)[number]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const categorySchema = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})

const auditSchema = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  // Some audits have no list, or something else in its place.
  details: z
    .object({ items: z.array(z.record(z.string(), z.unknown())) })
    .optional()
    .catch(undefined),
})

const reportSchema = z.object({
  categories: z.record(z.enum(categories), categorySchema),
  audits: z.record(z.string(), auditSchema),
  environment: z.object({ benchmarkIndex: z.number() }),
})

type Report = z.infer<typeof reportSchema>

export function readReport(json: unknown): LighthouseRun | undefined {
  const report = reportSchema.parse(json)
  const largestPaint = report.audits['largest-contentful-paint']?.numericValue
  const blockingTime = report.audits['total-blocking-time']?.numericValue
  if (largestPaint === undefined || blockingTime === undefined) return undefined
  const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint,
    blockingTime,
    benchmarkIndex: report.environment.benchmarkIndex,
    failures: categories.slice(1).flatMap((category) => failuresOf(report, category)),
  }
}

export function isTrustworthy(run: LighthouseRun | undefined): boolean {
  return run !== undefined && run.benchmarkIndex >= 1000
}

function failuresOf({ categories, audits }: Report, category: Category): string[] {
  return categories[category].auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id]
      if (!audit || audit.score === null || audit.score === 1) return []
      const found = audit.details?.items.slice(0, 3).map(describe) ?? []
      return [`${category}: ${id} (${audit.title})`, ...found.map((item) => `  ${item}`)].join('\n')
    })
}

const nodeSchema = z.object({ snippet: z.string() })

function describe(item: Record<string, unknown>): string {
  const node = nodeSchema.safeParse(item.node)
  return (node.data?.snippet ?? JSON.stringify(item)).slice(0, 200)
}
