import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { FieldRule } from '@/lib/content/definition'
import { blankValues } from '@/lib/content/fields/field'
import { type Block, blockFields, blockSchema } from '@/lib/pages/blocks'
import { blockProblems, isWhole } from '@/lib/pages/problems'
import { RoomPictures } from './accommodations/room-pictures'
import { Amenities } from './amenities/amenities'
import { type BlockProps, BlockView, shownPictures } from './block-props'
import { Enquiry } from './enquiry/enquiry'
import { type KindName, kindNames, kinds } from './kinds'
import { stripViews } from './strip-views'
import { samples } from './test-samples'
import { Welcome } from './welcome/welcome'

vi.mock('@/components/booking/open-booking', () => ({ openBooking: () => {}, prepareBooking: () => {} }))

const about = { title: 'Sobre nós', subtitle: '', description: '', image_url: null }
const rooms = { name: 'Chalés', all: 'Ver Todos os Chalés', href: '/quartos' }
const reach = { whatsapp: '5524999990142', email: 'oi@hotel.example' }
const facts = { name: 'Pousada', about, phones: [], rooms, reach }
const props = { id: 'b1', joined: false, facts }
const pictures = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `/images/${name}.jpg`)
// These kinds show other sections' content.
const elsewhere = ['film', 'offers', 'location', 'testimonials']
const drawn = kindNames.filter((name) => !elsewhere.includes(name))

test('each kind has a complete sample, with every field filled', () => {
  expect(samples.map(({ kind }) => kind).toSorted()).toEqual(kindNames.toSorted())
  for (const sample of samples) {
    expect(blockProblems(sample)).toEqual({})
    const values: Record<string, unknown> = sample
    const empty = Object.keys(kinds[sample.kind].fields).filter((name) => !String(values[name] ?? ''))
    expect(empty, sample.kind).toEqual([])
  }
})

describe.each(drawn)('%s', (kind) => {
  test('content accepted by the panel is shown without a gap (PAGE-8, PAGE-14)', () => {
    fc.assert(
      fc.property(accepted(kind), (values) => {
        expect(blockProblems(values)).toEqual({})
        const block = blockSchema.parse({ id: 'x', ...values })
        expect(isWhole(block)).toBe(true)
        // The strip's second row is only visual.
        const html = markup(block).replace(/<ul[^>]*aria-hidden.*?<\/ul>/, '')
        expect(html).not.toBe('')
        expect(html).not.toMatch(
          /<(h[1-6]|p|ul|ol|li|dl|dt|dd|figure|figcaption|blockquote|div class="frame[^"]*")[^>]*>\s*<\/\1?/,
        )
        expect(html).not.toMatch(/undefined|null|src=""|alt=""/)
        // Without their own pictures the chalets use those of the rooms, with their names.
        const { caption: _, ...uncaptioned } = kinds[kind].fields
        const said = 'images' in block && block.images.length > 0 ? kinds[kind].fields : uncaptioned
        for (const words of shownWords(values, said)) expect(html).toContain(words)
      }),
      {
        numRuns: 40,
        examples: samples
          .filter((sample) => sample.kind === kind)
          .map((sample): [Record<string, unknown>] => [sample]),
      },
    )
  })
})

test.each(drawn)('a pending block %s is rendered however incomplete (DRAFT-5)', (kind) => {
  const rows = { facts: [{}], items: [{}], questions: [{}] }
  for (const values of [{}, rows, { ...rows, images: pictures.slice(0, 1) }])
    expect(markup(blockSchema.parse({ id: 'x', kind, ...values }))).not.toMatch(/undefined|null/)
})

function markup(block: Block) {
  return renderToStaticMarkup(<BlockView views={views} {...props} block={block} />)
}

const views = {
  ...stripViews,
  welcome: Welcome,
  accommodations: ({ block, joined }: BlockProps<'accommodations'>) => (
    <RoomPictures
      {...{ ...block, joined, rooms }}
      images={shownPictures(block, block.images, 'x')}
      captions={block.caption}
      href="/quartos"
    />
  ),
  enquiry: Enquiry,
  amenities: Amenities,
}

/** Generates valid form values of a kind, from the shortest to the longest. */
function accepted(kind: KindName): fc.Arbitrary<Record<string, unknown>> {
  const blank: Record<string, unknown> = blankValues(blockFields)
  return fields(kinds[kind].fields, blank).map((values) => ({ ...blank, kind, ...values }))
}

function fields(rules: Record<string, FieldRule>, blank: Record<string, unknown>) {
  return fc.record(
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, field(name, rule, blank)])),
  )
}

function field(name: string, rule: FieldRule, blank: Record<string, unknown>): fc.Arbitrary<unknown> {
  if (name === 'image') return fc.constantFrom(...pictures, ...(rule.required ? [] : ['']))
  if (name === 'link') return fc.constantFrom('https://notas.example/a', 'http://notas.example/b')
  if (name === 'images')
    return fc.subarray(pictures, { minLength: rule.fewest ?? 0, maxLength: Math.min(rule.most ?? 8, 8) })
  if (name === 'required') return fc.boolean()
  if (name === 'answer' || name === 'way') return fc.constantFrom('', 'long', 'date', 'people', 'email')
  if (['shape', 'side', 'tone', 'icon'].includes(name))
    return fc.constantFrom('', 'wide', 'tall', 'left', 'right', 'dark', 'pool')
  if (name === 'facts' || name === 'items' || name === 'questions') {
    const columns = Object.fromEntries(
      Object.entries(blockFields[name].columns).map(([column, { blank: nothing }]) => [column, nothing]),
    )
    const row = fields(rule.columns ?? {}, columns).map((values) => ({ ...columns, ...values }))
    return fc.array(row, { minLength: rule.fewest ?? 0, maxLength: Math.min(rule.most ?? 4, 4) })
  }
  const text = fc.stringMatching(/^[a-zà-ú][a-zà-ú ]{0,38}[a-zà-ú]$/)
  const cut = text.map((words) => words.slice(0, rule.max ?? 30).trim())
  return rule.required ? cut : fc.oneof(cut, fc.constant(blank[name] ?? ''))
}

/** Returns every word typed into a field of this kind. */
function shownWords(values: Record<string, unknown>, rules: Record<string, FieldRule>): string[] {
  return Object.entries(rules).flatMap(([name, { columns = {} }]) => {
    const value = values[name]
    if (['image', 'images', 'shape', 'side', 'tone', 'icon', 'answer', 'way'].includes(name)) return []
    if (Array.isArray(value)) return value.flatMap((row) => shownWords(Object(row), columns))
    return typeof value === 'string' && value ? [value] : []
  })
}
