import { z } from 'zod'

const counts = z.object({ high: z.number(), critical: z.number(), total: z.number() })
const advisory = z.object({ title: z.string(), url: z.string() })
const finding = z.object({
  severity: z.string(),
  range: z.string(),
  via: z.array(z.union([z.string(), advisory])),
})
const report = z.object({
  vulnerabilities: z.record(z.string(), finding),
  metadata: z.object({ vulnerabilities: counts }),
})
const failure = z.object({ message: z.string() })

export type Verdict = { outcome: 'clean' | 'found' | 'unanswered'; lines: string[] }

/** `found`: high or critical. `unanswered` (no endpoint, no network) says nothing about the packages. */
export function auditVerdict(output: string): Verdict {
  const json = parse(output)
  const answered = report.safeParse(json)
  if (!answered.success) {
    const reason = failure.safeParse(json).data?.message ?? 'no readable answer'
    return { outcome: 'unanswered', lines: [`npm audit: not answered (${reason})`] }
  }
  const { vulnerabilities, metadata } = answered.data
  const { high, critical, total } = metadata.vulnerabilities
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) =>
    /^(high|critical)$/.test(severity),
  )
  return {
    outcome: grave.length > 0 ? 'found' : 'clean',
    lines: [
      `npm audit: ${critical} critical, ${high} high, ${total} in all`,
      ...grave.flatMap(([name, { severity, range, via }]) => [
        `${severity}: ${name} ${range}`,
        ...via.flatMap((cause) => (typeof cause === 'string' ? [] : `  ${cause.title} ${cause.url}`)),
      ]),
    ],
  }
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
