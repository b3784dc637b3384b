/** How one travels: `De carro` unless the hotel says otherwise. */
export const travelMeans: Record<string, string> = {
  car: 'De carro',
  foot: 'A pé',
  bus: 'De ônibus',
  train: 'De trem ou metrô',
  boat: 'De barco',
  plane: 'De avião',
}

/** `De carro, desde o Rio de Janeiro`, `A pé, desde o Marco Zero`. */
export function travelText({ means, from }: { means: string; from: string }): string {
  return `${travelMeans[means] ?? travelMeans.car}, desde ${withArticle(from)}`
}

// Most towns have no article; what is written with one keeps it.
function withArticle(place: string) {
  if (/^(?:aeroporto|centro|marco|parque|recife|rio de janeiro|terminal)\b/i.test(place)) return `o ${place}`
  return /^(?:bahia|estação|praça|praia|rodoviária)(?=\s|$)/i.test(place) ? `a ${place}` : place
}
