import type { Child } from '../lib/children.ts'
import type { startDemoSite } from '../lib/demo-site.ts'
import { memoryAfterVisits } from '../lib/mixed-visits.ts'
import { Refusal } from '../lib/refusal.ts'
import { processorTimes } from '../lib/server-cost.ts'
import type { Figure } from './figures.ts'
import type { Floor } from './floor.ts'
import { goals } from './goals.ts'

type Site = Pick<Awaited<ReturnType<typeof startDemoSite>>, 'url' | 'child'>

export const comparedPages = ['/', '/termos']

const mixed = 10_000
const effort = { rounds: 5, requests: 500 }
const encodings = { 'sem compressão': 'identity', gzip: 'gzip' }

export async function serverFigures(site: Site, floor: Floor): Promise<Figure[]> {
  const figures: Figure[] = []
  const [pid, emptyPid] = [pidOf(site.child), pidOf(floor.child)]
  for (const path of comparedPages) {
    for (const [name, encoding] of Object.entries(encodings)) {
      const headers = { 'accept-encoding': encoding }
      const [own, empty] = await processorTimes(
        [
          { url: new URL(path, site.url).href, pids: [pid], headers },
          { url: floor.padded(path).href, pids: [emptyPid], headers },
        ],
        effort,
      )
      figures.push({
        name: `CPU por pedido de ${path}, ${name}`,
        unit: 'µs',
        own,
        empty,
        goal: goals.processor,
      })
    }
  }
  const unit = `MB após ${mixed} pedidos`
  return [
    ...figures,
    { name: 'Memória', unit, own: await memoryAfterVisits(site.url, pid, mixed), goal: goals.memory },
  ]
}

function pidOf({ pid }: Child) {
  if (pid === undefined) throw new Refusal('O processo a medir não está ligado.')
  return pid
}
