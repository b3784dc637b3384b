/** Means of travel; the default is `De carro`. */
export const travelMeans: Record<string, string> = {
  car: 'De carro',
  foot: 'A pé',
  bus: 'De ônibus',
  train: 'De trem ou metrô',
  boat: 'De barco',
  plane: 'De avião',
}

/** Returns `De carro, desde o Rio de Janeiro` or `A pé, desde o Marco Zero`. */
export function travelText({ means, from }: { means: string; from: string }): string {
  return `${travelMeans[means] ?? travelMeans.car}, desde ${withArticle(from)}`
}

// Most towns take no article; keeps one that is written.
function withArticle(place: string) {
  if (/^(?:aeroporto|centro|marco|parque|recife|rio de janeiro|terminal)\b/i.test(place)) return `o ${place}`
  return /^(?:bahia|estação|praça|praia|rodoviária)(?=\s|$)/i.test(place) ? `a ${place}` : place
}
