import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { summaryLines } from './summary'
import { demonstration, exported, plannedOf, written } from './test-content'

beforeAll(() => void vi.stubEnv('SUPABASE_URL', 'https://projeto.example'))
afterAll(() => void vi.unstubAllEnvs())

/** The demonstration with other words in its configuration, and in its hotel. */
function configured(values: Record<string, unknown>, hotel = { name: 'Cadastro', tagline: 'Pousada' }) {
  const stored = demonstration()
  const { configuration } = stored.singles
  if (!configuration) throw new Error('no configuration')
  configuration.values = { ...configuration.values, ...values }
  return { ...stored, hotel }
}

function imported(configuration: object, stored: ReturnType<typeof configured>) {
  return plannedOf(JSON.stringify({ format: 1, content: { configuration } }), stored)
}

describe('of the configuration only what the document names', () => {
  test('is written: name and tagline of the hotel stay out of the brand', () => {
    const stored = configured({ name: '', tagline: '', phone: '' })
    const { problems, planned } = imported({ phone: '(24) 5550-0199' }, stored)
    expect(problems).toEqual([])
    expect(planned.map(({ data }) => data)).toEqual([{ phone: '(24) 5550-0199' }])
    expect(summaryLines(planned)).toEqual(['Configurações: Telefone'])
  })

  test.each([
    [
      'a tagline of the hotel that is longer than the form takes',
      { tagline: '', phone: '' },
      'x'.repeat(100),
    ],
    ['a phone that the form takes no more', { phone: '12' }, 'Pousada'],
  ])('is checked: not %s', (_, values, tagline) => {
    const stored = configured(values, { name: 'Cadastro', tagline })
    const { problems, planned } = imported({ primary_color: '#123456' }, stored)
    expect(problems).toEqual([])
    expect(planned.map(({ data }) => data)).toEqual([{ primary_color: '#123456' }])
    expect(summaryLines(planned)).toEqual(['Configurações: Cor principal'])
  })

  test('is compared: what the site shows already, and what is stored already, is not written', () => {
    const stored = configured({ name: '', tagline: '', phone: '12' })
    for (const same of [
      { tagline: 'Pousada' },
      { tagline: '' },
      { phone: '12' },
      { name: ' Cadastro ' },
      JSON.parse(exported(stored)).content.configuration,
    ])
      expect(imported(same, stored)).toEqual({ problems: [], planned: [] })
  })

  test('is refused where it is wrong, and a second import changes nothing', () => {
    const stored = configured({ phone: '12' })
    expect(imported({ phone: '13', primary_color: '#123456' }, stored).problems).toEqual([
      'Configurações, Telefone: Use um telefone como (24) 5550-0142, cada um por inteiro',
    ])
    const { planned } = imported({ name: ' Outro ', logo_url: null }, stored)
    expect(imported({ name: ' Outro ', logo_url: null }, written(stored, planned)).planned).toEqual([])
  })
})
