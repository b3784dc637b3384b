import { describe, expect, test } from 'vitest'
import { registry } from '@/lib/panel/registry'
import { describePending, type PendingVersion } from './pending-words'

const at = (moment: string) => Date.parse(`${moment}-03:00`)
const now = at('2026-11-20T12:00')
const stored = { id: 'a', name: 'Natal', price: 1480, title: 'Ceia', dates: { offerStart: '2026-12-01' } }

function version(change: object, more: Partial<PendingVersion> = {}): PendingVersion {
  const written = { section: 'packages', version: 1, at: '2026-11-19T17:05:00Z', author: 'ana', by: 'Ana' }
  const draft = { base: stored, over: stored, starts: null, ends: null, replaced: null }
  return { id: JSON.stringify(change), item: { ...stored, ...change }, ...written, ...draft, ...more }
}

const days = { starts: at('2026-12-07T08:00'), ends: at('2026-12-10T23:59') }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function describePlain(one: PendingVersion) {
  const { what, short, problems } = describePending(registry.packages, one, now)
  return { what: plain(what), short, problems: problems.map(plain) }
}

describe('a sentence says what happens, with values (SAVE-13)', () => {
  test.each<[string, PendingVersion, string, string]>([
    [
      'one field for some days',
      version({ price: 990 }, days),
      'Preço: R$ 990,00 de 7 dez, 8h, até 10 dez, 23h59; depois R$ 1.480,00',
      'Muda em 7 dez, 8h',
    ],
    [
      'for good',
      version({ price: 990 }, { ...days, ends: null }),
      'Preço: R$ 990,00 a partir de 7 dez, 8h',
      'Muda em 7 dez, 8h',
    ],
    [
      'several fields',
      version({ price: 990, title: '' }, days),
      'De 7 dez, 8h, até 10 dez, 23h59: Título vazio; Preço R$ 990,00. Depois: Título Ceia; Preço R$ 1.480,00',
      'Muda em 7 dez, 8h',
    ],
    [
      'one that has begun',
      version({ price: 990 }, { ...days, replaced: { price: 1480 } }),
      'Preço: R$ 990,00 até 10 dez, 23h59; depois R$ 1.480,00',
      'Volta em 10 dez, 23h59',
    ],
    ['a draft', version({ price: 990 }), 'Preço: R$ 990,00', 'Rascunho pendente'],
    [
      'a new item',
      version({}, { ...days, base: null, over: null }),
      'Aparece em 7 dez, 8h',
      'Aparece em 7 dez, 8h',
    ],
  ])('%s', (_, one, what, short) => {
    const over = one.replaced ? { ...stored, price: 990 } : one.over
    expect(describePlain({ ...one, over })).toEqual({ what, short, problems: [] })
  })
})

describe('a conflict is reported when it arises (SAVE-14)', () => {
  const planned = version({ price: 990 }, days)
  const begun = version({ price: 990 }, { ...days, replaced: { price: 1480 } })
  test.each([
    [planned, { price: 1400 }, ['Preço mudou depois: agora R$ 1.400,00, em 7 dez R$ 990,00.']],
    [planned, { title: 'Outro' }, []],
    [planned, { price: 990 }, []],
    [begun, { price: 900 }, ['Preço mudou depois: fica R$ 900,00, e não volta a R$ 1.480,00.']],
    [begun, { price: 990, title: 'Outro' }, []],
  ])('%o with %o', (one, fields, problems) => {
    expect(describePlain({ ...one, over: { ...stored, ...fields } })).toMatchObject({ problems })
  })

  test('a part of a field changed by somebody else is reported, too, because the whole field is stored', () => {
    const over = { ...stored, dates: { offerStart: '2026-12-01', offerEnd: '2026-12-31' } }
    const { problems } = describePlain(version({ dates: { offerStart: '2026-12-05' } }, { ...days, over }))
    expect(problems).toEqual([expect.stringMatching(/^Fim da oferta mudou depois: agora 31\/12\/2026/)])
  })

  test('another version that changes the same field before the return is reported', () => {
    const next = version({ price: 1100 }, { starts: at('2026-12-09T09:00') })
    const problemsWith = (other: PendingVersion) =>
      describePending(registry.packages, planned, now, [planned, other]).problems
    expect(problemsWith(next)).toEqual([
      'Outra mudança marcada altera Preço em 9 dez, 9h: veja o que fica depois.',
    ])
    expect(problemsWith(version({ title: 'Outro' }, { starts: next.starts }))).toEqual([])
    expect(problemsWith({ ...next, starts: at('2026-12-12T09:00') })).toEqual([])
  })

  test('forms over one row change the same item', () => {
    const form = (id: string, color: string, hour: string) => ({
      ...version({}, { starts: at(hour), ends: at('2026-12-10T23:59') }),
      ...{
        id,
        item: { id, primary_color: color },
        base: { id, primary_color: '#000000' },
        over: { id, primary_color: '#000000' },
      },
    })
    const both = [
      form('brand', '#111111', '2026-12-07T08:00'),
      form('configuration', '#222222', '2026-12-08T08:00'),
    ]
    const [first] = both
    const { problems } = describePending(registry.configuration, first ?? planned, now, both)
    expect(problems).toEqual([expect.stringMatching(/^Outra mudança marcada altera .* em 8 dez, 8h/)])
  })

  test('a version of a deleted item says that nothing happens (SAVE-16)', () => {
    expect(describePending(registry.packages, { ...planned, over: null }, now)).toMatchObject({
      isGone: true,
      problems: ['Não se aplica mais: o item foi excluído.'],
    })
  })
})
