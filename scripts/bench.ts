import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { routes } from '../lib/paths.ts'
import { startChild } from './lib/children.ts'
import { findChromium } from './lib/chromium.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { chromiumFlags, cleanEnvironment, resultFile } from './lib/test-environment.ts'

// Fetched by npx when they are asked for: Lighthouse alone brings a hundred packages that nothing else needs.
const lighthouse = 'lighthouse@13.5.0'
const autocannon = 'autocannon@9.0.0'

await runCommand(() => bench(process.argv.slice(2)), 130)

/** Lighthouse and autocannon on the site that runs at BENCH_URL, or by `npm start` on this machine. */
function bench(args: string[]): Promise<number> {
  const options = { routes: { type: 'string', default: Object.values(routes).join() } } as const
  return measure(
    process.env.BENCH_URL ?? 'http://localhost:3000',
    parseArgs({ args, options }).values.routes.split(','),
  )
}

async function measure(site: string, paths: string[]): Promise<number> {
  const chromium = await findChromium()
  const rows = []
  for (const path of paths) {
    const { href } = new URL(path, site)
    rows.push({ página: path, ...(await asOnAPhone(href, chromium)), ...(await underLoad(href)) })
  }
  console.table(rows)
  return 0
}

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/** Lighthouse's simulated phone with slow 4G. Its report stays in test-results. */
async function asOnAPhone(url: string, chromium: string) {
  const file = resultFile('lighthouse.json')
  const flags = `--chrome-flags=--headless ${chromiumFlags.join(' ')}`
  await npx([lighthouse, url, '--quiet', '--output=json', `--output-path=${file}`, flags], chromium)
  const { categories, audits } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN)
  return {
    desempenho: score('performance'),
    acessibilidade: score('accessibility'),
    SEO: score('seo'),
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    bytes: value('total-byte-weight'),
  }
}

const loadSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
})

/** Ten connections for ten seconds. */
async function underLoad(url: string) {
  const output = await npx([autocannon, '--json', '--connections=10', '--duration=10', url])
  const { requests, latency, non2xx } = loadSchema.parse(JSON.parse(output.slice(output.indexOf('{'))))
  return { 'pedidos/s': Math.round(requests.average), 'p99 ms': latency.p99, recusados: non2xx }
}

async function npx(args: string[], chromium?: string): Promise<string> {
  const log = resultFile('bench.log')
  const env = { ...cleanEnvironment(process.env), CHROME_PATH: chromium }
  const child = startChild({ command: 'npx', args: ['--yes', ...args], env, log })
  if ((await child.exited) === 0) return child.tail(1)
  throw new Refusal(`${args[0]} falhou (detalhes em ${log}).`)
}
