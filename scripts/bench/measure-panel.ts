import type { Browser } from 'playwright'
import type { startDemoSite } from '../lib/demo-site.ts'
import { timePanel, weighPanel } from '../lib/panel-timing.ts'
import type { Figure } from './figures.ts'
import { goals } from './goals.ts'

export async function panelFigures(
  browser: Browser,
  site: Awaited<ReturnType<typeof startDemoSite>>,
  rounds: number,
): Promise<Figure[]> {
  const weights = await weighPanel(browser, site.url)
  const times = await timePanel(browser, site, rounds)
  const steps = [
    ['abrir a lista', times.open],
    ['ter a lista inteira', times.whole],
    ['filtrar', times.filter],
    ['voltar a todos', times.clear],
    ['abrir um pacote', times.edit],
    ['salvar', times.save],
    ['mudar a ordem', times.move],
  ] as const
  return [
    ...steps.map(([name, own]) => ({
      name: `Painel, ${times.packages} pacotes: ${name}`,
      unit: 'ms',
      own,
      goal: goals.panel,
    })),
    ...Object.entries(weights).map(([path, bytes]) => ({
      name: `Painel, script de ${path}`,
      unit: 'kB gzip',
      own: bytes / 1000,
    })),
  ]
}
