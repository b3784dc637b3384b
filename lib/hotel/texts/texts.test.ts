import { afterEach, describe, expect, test, vi } from 'vitest'
import { factLabels } from '@/lib/content/prose/facts'
import { proseText } from '@/lib/content/prose/test-prose'
import { registry } from '@/lib/site/registry'
import { testDay } from '@/scripts/lib/test-day'
import { textsSchema } from './fields'
import { defaultTerms, shownParts, termsShown, withIds } from './shown-parts'

const { panel } = registry.texts
const nothing = textsSchema.parse({ id: 'texts' })
const part = { title: 'Reservas', body: 'A reserva vale depois da confirmação.' }

describe('the form', () => {
  const typed = { terms: [part], privacy: [], dpo_name: '', dpo_contact: '' }

  test('refuses an unknown fact at its field', () => {
    const wrong = panel.form.safeParse({ ...typed, terms: [{ ...part, body: 'Fale com {hotell}.' }] })
    expect(wrong.error?.issues).toMatchObject([
      { path: ['terms', 0, 'body'], message: 'Não conhecemos {hotell}: use um dado da lista, como {hotel}' },
    ])
    const title = panel.form.safeParse({ ...typed, privacy: [{ ...part, title: 'O {hotel}' }] })
    expect(title.error?.issues).toMatchObject([
      { path: ['privacy', 0, 'title'], message: 'O título não leva dados entre chaves' },
    ])
  })
})

describe('the day of the last change', () => {
  afterEach(() => vi.unstubAllEnvs())
  const store = (values: object, stored?: object) => {
    vi.stubEnv('HOTEL_TODAY', testDay)
    const before = stored && { id: 'texts', terms: [part], terms_updated: '2025-01-02', ...stored }
    return panel.store(
      panel.form.parse({ terms: [part], privacy: [], dpo_name: '', dpo_contact: '', ...values }),
      before,
      '',
    )
  }

  test('is set for the text that has changed, and only for that', () => {
    expect(store({}, {})).toMatchObject({ terms_updated: '2025-01-02', privacy_updated: null })
    expect(store({ terms: [{ ...part, body: 'Outro.' }] }, {})).toMatchObject({
      name: 'Textos legais',
      terms_updated: testDay,
      privacy_updated: null,
    })
    expect(store({ dpo_name: 'Ana' }, {})).toMatchObject({
      terms_updated: '2025-01-02',
      privacy_updated: testDay,
    })
    expect(store({})).toMatchObject({ terms_updated: testDay, privacy_updated: null })
  })
})

describe('terms', () => {
  test('of the product are complete, dated, and name no hotel', () => {
    const { parts, updated } = termsShown(nothing, {})
    const words = parts.map(({ title, body }) => `${title} ${proseText(body)}`).join(' ')
    expect(updated).toBe(defaultTerms.updated)
    expect(parts.length).toBe(defaultTerms.parts.length - 1)
    expect(words).toContain('Código de Defesa do Consumidor')
    expect(words).not.toMatch(/[{}]|\d x|Quaresmeira|R\$/)
  })

  test('are the hotel’s own if missing facts leave any text', () => {
    const own = {
      ...nothing,
      terms: [part, { title: 'Empresa', body: 'CNPJ {cnpj}' }],
      terms_updated: testDay,
    }
    expect(termsShown(own, {})).toEqual({ parts: [part], updated: testDay })
    expect(
      termsShown({ ...own, terms: [{ title: 'Empresa', body: 'CNPJ {cnpj}' }] }, {}).parts[0]?.title,
    ).toBe(defaultTerms.parts[0]?.title)
  })

  test('of the product pass the form and use known facts', () => {
    const typed = { terms: defaultTerms.parts, privacy: [], dpo_name: '', dpo_contact: '' }
    expect(panel.form.parse(typed)).toEqual(typed)
    const every = Object.fromEntries(Object.keys(factLabels).map((name) => [name, 'x']))
    expect(shownParts(defaultTerms.parts, every)).toEqual(defaultTerms.parts)
  })
})

test('ids within the page are unique', () => {
  const titles = ['Reservas e Preços', 'reservas e preços!', 'Conteúdo', '***', 'Direitos']
  expect(
    withIds(
      titles.map((title) => ({ title })),
      ['direitos'],
    ).map(({ id }) => id),
  ).toEqual(['reservas-e-precos', 'reservas-e-precos-2', 'conteudo-2', 'parte', 'direitos-2'])
})
