import { lighthouseTable, type Measurement, weightTable } from './page-tables.ts'

export function printPages(measurements: Measurement[]): void {
  if (measurements.some(({ weight }) => weight)) {
    console.log(`\n${weightTable(measurements)}\n`)
    console.log(
      'kB que chegam a um telefone que abre a página e não rola; o filme à parte. gzip: arquivos depois de gzip -9.',
    )
    console.log('CLS é a soma de tudo que se mexeu ao carregar e rolar.')
  }
  if (measurements.some(({ runs }) => runs.length > 0)) {
    console.log(`\n${lighthouseTable(measurements)}\n`)
    console.log(
      'Medianas do Lighthouse como num telefone. Página simples: as palavras e fotografias de /, sem script.',
    )
  }
  console.log('! não alcança a meta   * máquina ocupada demais   – sem resultado')
  for (const { name, weight, runs } of measurements.filter(({ kind }) => kind === 'page')) {
    const foreign = [...(weight?.mobile.foreign ?? []), ...(weight?.desktop.foreign ?? [])]
    const faults = [...foreign, ...runs.flatMap(({ failures }) => failures)]
    if (faults.length > 0) console.log(`\n${name}\n${[...new Set(faults)].join('\n')}`)
  }
}
