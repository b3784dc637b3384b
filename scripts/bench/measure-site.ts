import type { Browser } from 'playwright'
import { type Figure, repeated } from './figures.ts'
import { goals } from './goals.ts'
import { interactions, touch } from './interactions.ts'
import { travel, trips } from './navigation.ts'

/** How long what visitors touch takes to show; every one once a round, so that a busy moment touches all alike. */
export async function touchFigures(browser: Browser, site: string, rounds: number): Promise<Figure[]> {
  const times = interactions.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, interaction] of interactions.entries())
      times[index]?.push(await touch(browser, site, interaction))
  }
  return interactions.map(({ name }, index) => ({
    name: `Toque: ${name}`,
    unit: 'ms',
    goal: goals.touch,
    ...repeated(times[index] ?? []),
  }))
}

export async function travelFigures(browser: Browser, site: string, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const trip of trips) {
    const times = await travel(browser, site, trip, rounds)
    figures.push({ name: `Navegação: ${trip.name}`, unit: 'ms', goal: goals.travel, ...repeated(times) })
  }
  return figures
}
