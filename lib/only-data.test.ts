import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDay } from '@/scripts/lib/test-day'
import { demos } from '@/supabase/local/demo/demos'
import { mediaFolder } from '@/supabase/local/demo/media'
import { sectionNames } from './site/registry'

const hotels = Object.values(demos).map(({ hotel }) => hotel.name)

/** Facts that only content may contain. */
const facts: [what: string, pattern: RegExp][] = [
  ['a hotel', new RegExp(hotels.join('|'), 'gi')],
  ['a price', /R\$\s?\d[\d.,]*/g],
  ['an hour', /\b(?:[01]?\d|2[0-3])(?:h(?:[0-5]\d)?|:[0-5]\d)\b(?!:)/g],
  ['a distance', /\b\d+(?:,\d+)? ?(?:km|quilômetros?|metros|passos)\b/gi],
  ['a travel time', /\b(?:\d+|uma|duas|três) ?(?:horas?|h) (?:de|do|da)\b/gi],
  ['the landscape', /\b(?:porteira|serra|fazenda)\b/gi],
  ['a picture or film', new RegExp(readdirSync(mediaFolder).join('|').replaceAll('.', '\\.'), 'g')],
  ['a file of public', /\/(?:images|videos)\/[\w-]+\.(?:jpg|webm|mp4)/g],
]

const allowed: Record<string, string[]> = {
  // A message names the maximum price.
  'app/admin/(panel)/packages/prices-dialog.tsx': ['R$ 1.000.000,00.'],
  'lib/content/fields/kinds.ts': ['R$ 1.000.000,00', '14:00'],
  // The specification sets these defaults of a new package.
  'lib/panel/packages/start.ts': ['14:00', '12:00'],
  // These are the ends of a day, and Brasília's offset from UTC.
  'lib/dates.ts': ['23:59', '03:00'],
  'lib/packages/expiry.ts': ['00:00'],
  'app/admin/_pending/moment-dialog.tsx': ['00:00'],
  'lib/packages/fields.ts': ['0h', '23h59'],
  'lib/hotel/notice/fields.ts': ['00:00', '23:59'],
  // These words occur in names, and one is an example.
  'lib/hotel/hotel-phrase.ts': ['fazenda'],
  'lib/hotel/identity/fields.ts': ['Serra'],
  // A search for icons knows these words.
  'lib/pictograms.ts': ['serra', 'fazenda', 'Fazenda'],
  'lib/seo/share-image.tsx': ['serra'],
  'components/ui/ui.css': ['serra'],
  'lib/server/requests/addresses.ts': ['serra'],
  // A message and a hint have these examples.
  'lib/panel/pages.ts': ['serra'],
  'lib/media/images/source-check.ts': ['/images/foto.jpg'],
}

test.each(facts)('no file of the product names %s (DATA-13)', (_, pattern) => {
  const found = productFiles.flatMap((file) =>
    [...withoutComments(readFileSync(file, 'utf8')).matchAll(pattern)]
      .filter(([text]) => !allowed[file]?.includes(text))
      .map(([text]) => `${file}: ${text}`),
  )
  expect([...new Set(found)]).toEqual([])
})

const productFiles = globSync('{app,components,lib}/**/*.{ts,tsx,mjs,css,svg,webmanifest}').filter(
  // Files that only tests import begin with `test-`.
  (file) => !/\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(file) && statSync(file).isFile(),
)

/** Removes comments at the start of a line, where Biome formats them all. */
function withoutComments(source: string) {
  return source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
}

test('the demonstration fills every section but three (DATA-13)', () => {
  const content = Object.keys(demos.quaresmeira.contentOn(testDay))
  expect(sectionNames.filter((name) => !content.includes(name))).toEqual(['notice', 'booking', 'naming'])
})
