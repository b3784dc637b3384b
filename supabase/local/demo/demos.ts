import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arrival } from '../../../lib/hotel/arrival/fields.ts'
import type { Conditions } from '../../../lib/hotel/conditions/fields.ts'
import type { About, Configuration, Hero } from '../../../lib/hotel/fields.ts'
import type { Contacts } from '../../../lib/hotel/identity/fields.ts'
import type { Testimonial } from '../../../lib/hotel/testimonials/fields.ts'
import type { Texts } from '../../../lib/hotel/texts/fields.ts'
import type { Package } from '../../../lib/packages/fields.ts'
import type { Room } from '../../../lib/rooms/fields.ts'
import { nextSeason } from './seasons.ts'

/** By the name for `npm start -- --demo=`: a document with its pictures (docs/going-live/content.md), and what no document contains. */
export const demos = {
  quaresmeira: defineDemo({
    id: '70a4b5bc-6e37-4744-ad34-a88ef9061562',
    file: 'quaresmeira',
    users: [
      {
        id: '5d3c1a52-0f5e-4b8e-9c56-6f1f2f7b9a01',
        email: 'admin@quaresmeira.example',
        password: 'Quaresmeira#2026',
        role: 'admin',
        name: 'Beatriz Andrade',
        isManager: true,
      },
      {
        id: '5d3c1a52-0f5e-4b8e-9c56-6f1f2f7b9a02',
        email: 'visitante@quaresmeira.example',
        password: 'Visitante#2026',
        role: null,
      },
    ],
    variables: {
      HOTEL_SLUG: 'quaresmeira',
      BOOKING_ENGINE_URL: 'https://reservas.quaresmeira.example',
      BOOKING_HOTEL_ID: 'quaresmeira',
      // No real company.
      HOTEL_LEGAL_NAME: 'Quaresmeira Hotelaria (empresa fictícia, para demonstração)',
      HOTEL_CNPJ: 'FI.CTI.CIA/0001-65',
    },
  }),
  simples: defineDemo({
    id: 'c2f6a1d4-8e0b-4b57-a3c9-7d51e6f80b01',
    file: 'simples',
    users: [
      {
        id: '2d84c0b6-19f3-4c7e-b0a2-95e3f7d16c01',
        email: 'admin@boavista.example',
        password: 'BoaVista#2026',
        role: 'admin',
        name: 'Antônio Prado',
        isManager: true,
      },
    ],
    variables: {
      HOTEL_SLUG: 'boa-vista',
      BOOKING_ENGINE_URL: 'https://reservas.boavista.example',
      BOOKING_HOTEL_ID: 'boa-vista',
    },
  }),
}

export type DemoName = keyof typeof demos
export type Demo = ReturnType<typeof defineDemo>

/** Environment variables of a hotel. */
type DemoVariables = Record<'HOTEL_SLUG' | 'BOOKING_ENGINE_URL' | 'BOOKING_HOTEL_ID', string> &
  Partial<Record<'HOTEL_LEGAL_NAME' | 'HOTEL_CNPJ', string>>

/** Public on purpose, because they exist only in the embedded backend, on loopback (SEC-5). `role` null means no access. */
export type DemoUser = {
  id: string
  email: string
  password: string
  role: string | null
  name?: string
  isManager?: boolean
}

/** The content of an exported document, with `media:` and a name for each address. */
type Content = {
  hero: Hero
  about: About
  configuration: Configuration
  packages: Package[]
  rooms: Room[]
  testimonials: Testimonial[]
  texts: [Texts]
  arrival: [Arrival]
  contacts: [Contacts]
  conditions: [Conditions]
} & Record<
  'pictures' | 'pages' | `${'home' | 'about' | 'leisure' | 'restaurant'}_blocks`,
  ({ id: string } & Record<string, unknown>)[]
>

export function isDemoName(name: string): name is DemoName {
  return Object.hasOwn(demos, name)
}

export function unknownDemo(name: string): string {
  return `Não há demonstração "${name}". Escolha ${Object.keys(demos).join(', ')}.`
}

type Declaration = { id: string; file: string; users: DemoUser[]; variables: DemoVariables }

function defineDemo({ id, file, ...own }: Declaration) {
  const text = readFileSync(join(import.meta.dirname, `${file}.json`), 'utf8')
  const { content }: { content: Content } = JSON.parse(text)
  const { name, tagline } = content.configuration
  return {
    ...own,
    hotel: { id, slug: own.variables.HOTEL_SLUG, name, tagline },
    /** Returns the document for a day, `yyyy-mm-dd`, on which none of its packages has ended. */
    contentOn: (today: string): Content => ({
      ...content,
      // The hotel has them; the brand has none of its own.
      configuration: { ...content.configuration, name: '', tagline: '' },
      packages: content.packages.map((template) => nextSeason(template, today)),
    }),
  }
}
