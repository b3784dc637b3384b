import { describe, expect, test } from 'vitest'
import {
  chaletOptions,
  firstTimeOptions,
  howFoundOptions,
  newsChannelOptions,
  type Option,
  ratingOptions,
} from './answers'

test('the choices and their labels are those of SUR-4', () => {
  const networks = { instagram: 'Instagram', facebook: 'Facebook', google: 'Google' }
  expect(labels(howFoundOptions)).toEqual({ indicacao: 'Indicação', ...networks, outro: 'Outro' })
  expect(labels(firstTimeOptions)).toEqual({ sim: 'Sim', nao: 'Não' })
  expect(labels(newsChannelOptions)).toEqual({ whatsapp: 'WhatsApp', email: 'E-mail', ambos: 'Ambos' })
  expect(labels(ratingOptions)).toEqual({ 1: 'Ruim', 2: 'Razoável', 3: 'Bom', 4: 'Ótimo', 5: 'Excelente' })
})

describe('the chalets', () => {
  const rooms = [
    { value: 'tradicional', label: 'Chalé do Lago' },
    { value: 'premium', label: 'Chalé da Mata' },
    { value: 'superior', label: 'Chalé Superior' },
  ] as const

  test.each([
    [3, ['Chalé do Lago', 'Chalé da Mata', 'Outro']],
    [0, ['Outro']],
  ])('of %i rooms are the first two by name, and the others', (count, names) => {
    expect(chaletOptions(rooms.slice(0, count)).map(({ label }) => label)).toEqual(names)
  })

  test('an answer from an earlier list is kept and offered', () => {
    expect(labels(chaletOptions([...rooms], 'familia'))).toEqual({
      tradicional: 'Chalé do Lago',
      premium: 'Chalé da Mata',
      familia: 'Chalé Família',
      outro: 'Outro',
    })
    expect(chaletOptions([...rooms], 'premium')).toHaveLength(3)
    expect(chaletOptions([...rooms], 'outro')).toHaveLength(3)
  })
})

function labels(options: readonly Option<unknown>[]) {
  return Object.fromEntries(options.map(({ value, label }) => [value, label]))
}
