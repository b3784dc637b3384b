import { standardEngine } from '../../lib/booking/engine-template.ts'
import { emblems } from '../../lib/brand/emblems.ts'
import { sceneries } from '../../lib/brand/sceneries.ts'
import { kindTitle, startNaming } from '../../lib/hotel/naming/words.ts'
import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'

type Named = { id?: string; name?: string; title?: string; slug?: string; alt?: string; items?: Named[] }

/** The parts of a document that tests read; any list or field may be missing. */
export type HotelContent = {
  configuration: {
    name: string
    tagline: string
    phone: string
    email: string
    emblem: string
    scenery: string
  }
  hero: { title: string; subtitle: string }
  about: { title: string; subtitle: string }
  naming?: Partial<typeof startNaming>[]
  booking?: { template: string }[]
  contacts?: Record<string, unknown>[]
  testimonials: Named[]
  pictures: Named[]
  home_blocks?: Named[]
} & Record<'packages' | 'rooms' | 'about_blocks' | 'leisure_blocks' | 'restaurant_blocks', Named[]>

/** Returns a hotel's names for rooms and pages, with the specification's defaults. */
export function namingOf({ naming }: Pick<HotelContent, 'naming'>): typeof startNaming {
  return { ...startNaming, ...naming?.[0] }
}

/** Returns everything that identifies the hotel: names, places, numbers, titles, addresses and drawings. */
export function distinctiveWords(content: HotelContent): string[] {
  const { configuration, hero, about } = content
  const { name, tagline, phone, email, emblem, scenery } = configuration
  const naming = namingOf(content)
  const [contacts = {}] = content.contacts ?? []
  const { street, district, city, whatsapp, second_phone, legal_name } = contacts
  const numbers = [phone, whatsapp, second_phone].flatMap((number) => (number ? [String(number)] : []))
  const blocks = [
    content.home_blocks ?? [],
    content.about_blocks,
    content.leisure_blocks,
    content.restaurant_blocks,
  ]
  const words = [
    [name, tagline, hero.title, hero.subtitle, about.title, about.subtitle],
    [street, district, city, legal_name, email, email.split('@')[1], originOfEngine(content)],
    [...numbers, ...numbers.map((number) => number.replace(/\D/g, ''))],
    [naming.room_one, naming.room_many, ...naming.kinds.map((kind) => kindTitle(kind, naming))],
    [...content.packages, ...content.rooms].flatMap((one) => [one.name, one.title, one.slug]),
    [...content.testimonials, ...content.pictures].flatMap((one) => [one.name, one.alt]),
    blocks
      .flat()
      .flatMap(({ title, items = [] }) => [title, ...items.map((item) => item.title)])
      .filter(isPhrase),
    drawings(emblem, scenery),
  ]
  return words.flat().flatMap((word) => (typeof word === 'string' && word.length > 3 ? [word] : []))
}

/** Returns the distinctive words of a demonstration, whose engine is in the environment. */
export function wordsOfDemo(demo: DemoName): string[] {
  const { contentOn, hotel, variables } = demos[demo]
  const content: HotelContent = JSON.parse(JSON.stringify(contentOn('2026-11-20')))
  Object.assign(content.configuration, hotel)
  const booking = [{ template: standardEngine({ host: variables.BOOKING_ENGINE_URL, hotelId: 'x' }) }]
  return distinctiveWords({ ...content, booking })
}

/** Returns the words that occur in the text as whole words. */
export function findWords(text: string, words: string[]): string[] {
  const said = text.toLowerCase()
  return words.filter((word) => {
    const lower = word.toLowerCase()
    if (!said.includes(lower)) return false
    return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(lower)}(?![\\p{L}\\d])`, 'u').test(said)
  })
}

/** Decodes the entities and percent signs of a page or an address. */
export function plainText(html: string): string {
  const named: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }
  const text = html.replace(/&(amp|quot|lt|gt|#x27);/g, (_, entity: string) => named[entity] ?? '')
  return text.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

/** Single words such as 'Tempo' may belong to any hotel. */
function isPhrase(text?: string) {
  return text?.includes(' ')
}

function originOfEngine({ booking }: HotelContent) {
  const template = booking?.[0]?.template
  return template && new URL(template.replace(/[{}]/g, '')).host
}

function drawings(emblem: string, scenery: string) {
  const [, path] = /d='([^']{5,24})/.exec(Object(emblems)[emblem].shape) ?? []
  return [path, Object(sceneries)[scenery].lines, scenery === 'mountain' ? 'mapa-caminho' : undefined]
}
