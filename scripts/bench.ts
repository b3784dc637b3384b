import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { publicPages } from '../e2e/support/pages.ts'
import { benchTable, type Measurement } from './lib/bench-table.ts'
import { findChromium } from './lib/chromium.ts'
import { chromiumFlags } from './lib/chromium-flags.ts'
import { inTurn, startDemoSite } from './lib/demo-site.ts'
import { installLighthouse, runLighthouse } from './lib/lighthouse.ts'
import { visitPage } from './lib/page-visit.ts'
import { weighPage } from './lib/page-weight.ts'
import { Refusal } from './lib/refusal.ts'
import { atEnd, runCommand } from './lib/run-command.ts'
import { stepPrinter } from './lib/steps.ts'
import { resultFile } from './lib/test-folders.ts'

await runCommand(async () => bench(process.argv.slice(2)), 130)

/** BENCH_URL names a running site, to measure that instead of a new build. */
function bench(args: string[]): Promise<number> {
  const { paths, runs } = readOptions(args)
  const running = runningSite()
  const step = stepPrinter((running ? 2 : 3) + (runs > 0 ? runs + 1 : 0))
  const load = loadavg().map((value) => value.toFixed(2).replace('.', ','))
  console.log(`Carga da máquina no início: ${load.join(' ')} em ${availableParallelism()} núcleos`)
  const work = async () => {
    const executable = await step('Procurando o Chromium', () => findChromium(resultFile('chromium.log')))
    if (runs > 0) await step('Preparando o Lighthouse', installLighthouse)
    const site = running || (await step('Gerando e ligando o site', startDemoSite)).url
    const measurements = await step('Pesando e visitando as páginas', () => measure(site, paths, executable))
    // Round by round, so that a busy minute of the machine touches every page alike.
    for (let round = 1; round <= runs; round++) {
      await step(`Lighthouse, rodada ${round}`, () => runRound(round, site, measurements, executable))
    }
    print(measurements)
    return 0
  }
  return running ? work() : inTurn(work)
}

function runningSite() {
  const url = process.env.BENCH_URL?.trim()
  if (url && !URL.canParse(url)) throw new Refusal(`BENCH_URL deve ser um endereço; recebi ${url}.`)
  return url
}

function readOptions(args: string[]) {
  const { routes, runs } = parse(args)
  const paths = routes?.split(',') ?? publicPages
  const unknown = paths.filter((path) => !path.startsWith('/'))
  if (unknown.length > 0) throw new Refusal(`Rotas começam com "/"; recebi ${unknown.join(', ')}.`)
  if (!/^\d{1,2}$/.test(runs)) throw new Refusal(`--runs é um número de 0 a 99; recebi ${runs}.`)
  return { paths, runs: Number(runs) }
}

function parse(args: string[]) {
  try {
    const options = { routes: { type: 'string' }, runs: { type: 'string', default: '5' } } as const
    return parseArgs({ args, options }).values
  } catch {
    throw new Refusal('Uso: npm run bench -- [--routes=/,/ofertas] [--runs=5]')
  }
}

async function measure(site: string, paths: string[], executablePath: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  atEnd(() => browser.close())
  const measurements: Measurement[] = []
  for (const path of paths) {
    const url = new URL(path, site)
    const { bytes } = await weighPage(url)
    const mobile = await visitPage(browser, url, 'mobile')
    const desktop = await visitPage(browser, url, 'desktop')
    measurements.push({ path, bytes, mobile, desktop, runs: [] })
  }
  await browser.close()
  return measurements
}

async function runRound(round: number, site: string, measurements: Measurement[], executable: string) {
  for (const { path, runs } of measurements) {
    const name = path.replaceAll('/', '_')
    const report = resultFile(`bench/${name}.${round}.json`)
    const run = await runLighthouse(new URL(path, site), executable, report)
    if (run) runs.push(run)
  }
}

function print(measurements: Measurement[]) {
  console.log(`\n${benchTable(measurements)}\n`)
  console.log(
    'kB depois de gzip -9. CLS é a soma de tudo que se mexeu ao carregar e rolar. Lighthouse: medianas.',
  )
  console.log('! acima do orçamento   * máquina ocupada demais   – sem resultado')
  for (const { path, mobile, desktop, runs } of measurements) {
    const faults = [...mobile.foreign, ...desktop.foreign, ...runs.flatMap(({ failures }) => failures)]
    if (faults.length > 0) console.log(`\n${path}\n${[...new Set(faults)].join('\n')}`)
  }
}
