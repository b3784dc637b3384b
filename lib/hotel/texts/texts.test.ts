import { describe, expect, test, vi } from 'vitest'
import { parseProse } from '@/lib/content/prose/blocks'
import { type Facts, factLabels } from '@/lib/content/prose/facts'
import { registry } from '@/lib/panel/registry'
import { testDay } from '@/scripts/lib/test-day'
import { defaultTerms } from './default-terms'
import { textsSection } from './fields'
import { omitEmptyParts, shownTerms, withIds } from './shown-parts'

const { panel } = registry.texts
const nothing = textsSection.schema.parse({ id: 'texts' })
const part = { title: 'Reservas', body: 'A reserva vale depois da confirmação.' }

const typed = { terms: [part], privacy: [], dpo_name: '', dpo_contact: '' }

test('the form refuses an unknown fact, and any fact in a title, at its field', () => {
  const issues = (values: object) => panel.form.safeParse({ ...typed, ...values }).error?.issues
  expect(issues({ terms: [{ ...part, body: 'Fale com {hotell}.' }] })).toMatchObject([
    { path: ['terms', 0, 'body'], message: 'Não conhecemos {hotell}: use um dado da lista, como {hotel}' },
  ])
  expect(issues({ privacy: [{ ...part, title: 'O {hotel}' }] })).toMatchObject([
    { path: ['privacy', 0, 'title'], message: 'O título não leva dados entre chaves' },
  ])
})

test('only a changed text gets a new date of its last change (PAGE-4)', () => {
  vi.stubEnv('HOTEL_TODAY', testDay)
  const before = '2025-01-02'
  const days = (values: object, stored?: { id: string }) => {
    const saved: Record<string, unknown> = panel.store(panel.form.parse({ ...typed, ...values }), stored, '')
    return [saved.terms_updated, saved.privacy_updated]
  }
  const stored = { id: 'texts', terms: [part], terms_updated: before }
  expect(days({}, stored)).toEqual([before, null])
  expect(days({ terms: [{ ...part, body: 'Outro.' }] }, stored)).toEqual([testDay, null])
  expect(days({ dpo_name: 'Ana' }, stored)).toEqual([before, testDay])
  expect(days({})).toEqual([testDay, null])
  vi.unstubAllEnvs()
})

describe('terms', () => {
  test('of the product are complete, dated, and name no hotel', () => {
    const { parts, updated } = shownTerms(nothing, {})
    const words = parts.map(({ title, body }) => `${title} ${proseText(body)}`).join(' ')
    expect(updated).toBe(defaultTerms.updated)
    expect(parts.length).toBe(defaultTerms.parts.length - 1)
    expect(words).toContain('Código de Defesa do Consumidor')
    expect(words).not.toMatch(/[{}]|\d x|Quaresmeira|R\$/)
  })

  test('are the hotel’s own if missing facts leave any text (PAGE-4)', () => {
    const company = { title: 'Empresa', body: 'CNPJ {cnpj}' }
    const own = { ...nothing, terms: [part, company], terms_updated: testDay }
    expect(shownTerms(own, {})).toEqual({ parts: [part], updated: testDay })
    const [first] = shownTerms({ ...own, terms: [company] }, {}).parts
    expect(first?.title).toBe(defaultTerms.parts[0]?.title)
  })

  test('of the product pass the form and use known facts', () => {
    const whole = { ...typed, terms: defaultTerms.parts }
    expect(panel.form.parse(whole)).toEqual(whole)
    const every = Object.fromEntries(Object.keys(factLabels).map((name) => [name, 'x']))
    expect(omitEmptyParts(defaultTerms.parts, every)).toEqual(defaultTerms.parts)
  })
})

test('ids within the page are unique', () => {
  const titles = ['Reservas e Preços', 'reservas e preços!', 'Conteúdo', '***', 'Direitos']
  const parts = titles.map((title) => ({ title }))
  const ids = ['reservas-e-precos', 'reservas-e-precos-2', 'conteudo-2', 'parte', 'direitos-2']
  expect(withIds(parts, ['direitos']).map(({ id }) => id)).toEqual(ids)
})

/** Returns the text on one line without links. */
function proseText(text: string, facts: Facts = {}) {
  return parseProse(text, facts)
    .flatMap(({ lines }) => lines.map((runs) => runs.map(({ text: words }) => words).join('')))
    .join(' ')
}
