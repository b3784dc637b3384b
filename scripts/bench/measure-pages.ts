import type { Browser } from 'playwright'
import { runLighthouse } from '../lib/lighthouse.ts'
import { untilPacked } from '../lib/packed-files.ts'
import { islandsIn } from '../lib/page-islands.ts'
import { transferOf } from '../lib/page-transfer.ts'
import { visitPage } from '../lib/page-visit.ts'
import { weighPage } from '../lib/page-weight.ts'
import { resultFile } from '../lib/test-folders.ts'
import type { Measurement, Subject, Weight } from './page-tables.ts'

export async function weighAll(browser: Browser, measurements: Measurement[]): Promise<void> {
  for (const measurement of measurements) measurement.weight = await weigh(browser, measurement)
}

async function weigh(browser: Browser, { url }: Subject): Promise<Weight> {
  const { bytes } = await weighPage(url)
  await untilPacked(url)
  const transfer = await transferOf(browser, url)
  const mobile = await visitPage(browser, url, 'mobile')
  const desktop = await visitPage(browser, url, 'desktop')
  const islands = islandsIn(await (await fetch(url)).text()).length
  return { bytes, transfer, islands, mobile, desktop }
}

/** One run for each; pages and marks in turn, so that a busy minute of the machine touches all alike. */
export async function runRound(round: number, measurements: Measurement[], executable: string) {
  for (const { name, url, runs } of measurements) {
    const report = resultFile(`bench/${name.replaceAll(/[/ ]/g, '_')}.${round}.json`)
    const run = await runLighthouse(url, executable, report)
    if (run) runs.push(run)
  }
}
