import { decodePercent } from '@/lib/words'

/** In degrees. */
export type Coordinates = { latitude: number; longitude: number }

type Result = Coordinates | { wrong: string }

const example = '-22.4512,-43.0031'

/** Parses stored coordinates such as `-22.4512,-43.0031`; null if invalid. */
export function coordinatesOf(text: string): Coordinates | null {
  const place = readCoordinates(text)
  return 'wrong' in place ? null : place
}

/** Parses a typed pair, a map's coordinates (`22°27'04"S 43°00'11"W`) or a long Google Maps link, or returns an error. */
export function readCoordinates(typed: string): Result {
  const text = typed.trim()
  if (/^https?:\/\/|^[\w.-]+\.\w+\//i.test(text)) return coordinatesInLink(text)
  const pair = decimalPair(text) ?? degreesPair(text)
  return pair ? inBrazil(pair) : { wrong: `Use latitude e longitude, como ${example}` }
}

/** Formats coordinates for storage, with six decimals (about 10 cm). */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${roundDegrees(latitude)},${roundDegrees(longitude)}`
}

function roundDegrees(degrees: number) {
  // Adding 0 turns -0 into 0.
  return Math.round(degrees * 1_000_000) / 1_000_000 + 0
}

function coordinatesInLink(text: string): Result {
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  if (url && /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|share\.google)$/.test(url.hostname)) {
    return { wrong: 'O link curto não diz o lugar: abra-o e copie o endereço longo da barra do navegador' }
  }
  if (!url || !/(?:^|\.)google\.com(?:\.br)?$/.test(url.hostname)) {
    return { wrong: 'Use um link do Google Maps ou latitude e longitude' }
  }
  const whole = decodePercent(url.href)
  // The last place of a route is its destination.
  const found = places.map((pattern) => [...whole.matchAll(pattern)].at(-1)?.groups).find(Boolean)
  if (!found)
    return { wrong: 'Este link não diz o lugar: toque no mapa com o botão direito e copie os números' }
  return inBrazil([Number(found.latitude), Number(found.longitude)])
}

const latitude = '(?<latitude>-?\\d{1,3}(?:\\.\\d+)?)'
const longitude = '(?<longitude>-?\\d{1,3}(?:\\.\\d+)?)'
const pair = `(?:loc:)?${latitude},[\\s+]*${longitude}`
/** Where links name the place; the map's centre counts only if a link names no other place. */
const places = [
  `!3d${latitude}!4d${longitude}`,
  `/embed\\?.*!2d${longitude}!3d${latitude}`,
  `!1d${longitude}!2d${latitude}`,
  `[?&](?:q|query|destination|daddr)=${pair}`,
  `/(?:place|search|dir/.*)/?(?<![\\d.,-])${pair}(?=/@|/data=|/?(?:[?#]|$))`,
  `^(?!.*[?&](?:q|query|destination|daddr)=[^&]).*[?&](?:ll|center)=${pair}`,
  `/maps/@${latitude},${longitude}`,
].map((pattern) => new RegExp(pattern, 'g'))

/** Parses a pair with decimal points or commas: `-22,4512; -43,0031` or `-22,4512, -43,0031`. */
function decimalPair(text: string): [number, number] | null {
  const found =
    /^([-+−]?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*([-+−]?\d{1,3}(?:\.\d+)?)°?$/.exec(text) ??
    /^([-+−]?\d{1,3}(?:,\d+)?)°?(?:\s*[;\s]|,(?=[-+−\s]))\s*([-+−]?\d{1,3}(?:,\d+)?)°?$/.exec(text)
  if (!found) return null
  const [latitude, longitude] = found.slice(1).map((part) => Number(part.replace(',', '.').replace('−', '-')))
  return latitude === undefined || longitude === undefined ? null : [latitude, longitude]
}

function degreesPair(text: string): [number, number] | null {
  const part = `(\\d{1,3}(?:[.,]\\d+(?!\\s*°\\s*\\d))?)\\s*°\\s*(?:([0-5]?\\d)['′’]\\s*)?(?:([0-5]?\\d(?:[.,]\\d+)?)["″”]\\s*)?`
  const found = new RegExp(`^${part}([NS])[\\s,;]*${part}([EWLO])$`, 'i').exec(text)
  if (!found) return null
  const degrees = (from: number) => {
    const [whole = 0, minutes = 0, seconds = 0] = found
      .slice(from, from + 3)
      .map((value) => Number((value ?? '0').replace(',', '.')))
    return (whole + minutes / 60 + seconds / 3600) * (/[SWO]/i.test(found[from + 3] ?? '') ? -1 : 1)
  }
  return [degrees(1), degrees(5)]
}

function inBrazil([latitude, longitude]: [number, number]): Result {
  if (Math.abs(latitude) > 90) return { wrong: 'A latitude vai de -90 a 90' }
  if (Math.abs(longitude) > 180) return { wrong: 'A longitude vai de -180 a 180' }
  if (latitude < -34 || latitude > 5.3 || longitude < -74 || longitude > -28) {
    return { wrong: 'Este ponto fica fora do Brasil: confira a ordem e os sinais de menos' }
  }
  return { latitude, longitude }
}
