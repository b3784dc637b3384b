import { availableParallelism, loadavg } from 'node:os'
import { chromium } from 'playwright'
import { publicPages } from '../e2e/support/pages.ts'
import { type Figure, figuresTable } from './bench/figures.ts'
import { startFloor } from './bench/floor.ts'
import { startMarks } from './bench/marks.ts'
import { runRound, weighAll } from './bench/measure-pages.ts'
import { panelFigures } from './bench/measure-panel.ts'
import { comparedPages, serverFigures } from './bench/measure-server.ts'
import { touchFigures, travelFigures } from './bench/measure-site.ts'
import { type BenchOptions, readOptions } from './bench/options.ts'
import type { Measurement } from './bench/page-tables.ts'
import { printPages } from './bench/print-pages.ts'
import { findChromium } from './lib/chromium.ts'
import { chromiumFlags } from './lib/chromium-flags.ts'
import { inTurn, startDemoSite } from './lib/demo-site.ts'
import { installLighthouse } from './lib/lighthouse.ts'
import { Refusal } from './lib/refusal.ts'
import { atEnd, runCommand } from './lib/run-command.ts'
import { stepPrinter } from './lib/steps.ts'

await runCommand(async () => bench(process.argv.slice(2)), 130)

/** BENCH_URL names a running site, to measure that instead of a new build. */
function bench(args: string[]): Promise<number> {
  const options = readOptions(args, publicPages)
  const running = runningSite()
  const load = loadavg().map((value) => value.toFixed(2).replace('.', ','))
  console.log(`Carga da máquina no início: ${load.join(' ')} em ${availableParallelism()} núcleos`)
  return running ? measure(options, running) : inTurn(() => measure(options))
}

function runningSite() {
  const url = process.env.BENCH_URL?.trim()
  if (url && !URL.canParse(url)) throw new Refusal(`BENCH_URL deve ser um endereço; recebi ${url}.`)
  return url
}

async function measure({ does, paths, runs }: BenchOptions, running?: string): Promise<number> {
  const step = stepPrinter(countSteps({ does, paths, runs }, running))
  const executable = await step('Procurando o Chromium', findChromium)
  if (does('lighthouse')) await step('Preparando o Lighthouse', installLighthouse)
  const demo = running ? undefined : await step('Gerando e ligando o site', startDemoSite)
  const site = running ?? demo?.url ?? ''
  const browser = await chromium.launch({ executablePath: executable, args: chromiumFlags })
  atEnd(() => browser.close())
  const measurements: Measurement[] = paths.map((path) => ({
    name: path,
    url: new URL(path, site),
    kind: 'page',
    runs: [],
  }))
  const needsFloor = does('weight', 'lighthouse') || (does('server') && demo)
  const floor =
    needsFloor && (await step('Gerando e ligando a página vazia', () => startFloor(site, comparedPages)))
  if (does('weight', 'lighthouse') && floor) measurements.unshift(...(await startMarks(browser, site, floor)))
  if (does('weight')) await step('Pesando e visitando as páginas', () => weighAll(browser, measurements))
  for (let round = 1; does('lighthouse') && round <= runs; round++)
    await step(`Lighthouse, rodada ${round}`, () => runRound(round, measurements, executable))
  const figures: Figure[] = []
  const rounds = runs || 5
  if (does('inp')) figures.push(...(await step('Tocando em tudo', () => touchFigures(browser, site, rounds))))
  if (does('navigation'))
    figures.push(...(await step('Indo de uma página a outra', () => travelFigures(browser, site, rounds))))
  if (does('server') && demo && floor)
    figures.push(...(await step('Pedindo páginas ao servidor', () => serverFigures(demo, floor))))
  if (does('panel') && demo)
    figures.push(...(await step('Trabalhando no painel', () => panelFigures(browser, demo, rounds))))
  if (does('weight', 'lighthouse')) printPages(measurements)
  if (figures.length > 0) console.log(`\n${figuresTable(figures)}`)
  return 0
}

function countSteps({ does, runs }: BenchOptions, running?: string) {
  const once = [
    true,
    !running,
    does('weight', 'lighthouse') || (does('server') && !running),
    does('weight'),
    does('inp'),
    does('navigation'),
    does('server') && !running,
    does('panel') && !running,
  ]
  return once.filter(Boolean).length + (does('lighthouse') ? runs + 1 : 0)
}
