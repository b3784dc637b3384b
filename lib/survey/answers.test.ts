import { describe, expect, test } from 'vitest'
import { chaletOptions, type Option } from './answers'

describe('the chalets', () => {
  const rooms = [
    { value: 'tradicional', label: 'Chalé do Lago' },
    { value: 'premium', label: 'Chalé da Mata' },
  ]
  const kinds = [{ value: 'familia', label: 'Chalé Família' }]
  const optionsFor = (count: number, answer?: string) =>
    labels(chaletOptions({ rooms: rooms.slice(0, count), kinds, other: 'Outro' }, answer))

  test('are the named ones, and the others', () => {
    expect(Object.values(optionsFor(2))).toEqual(['Chalé do Lago', 'Chalé da Mata', 'Outro'])
    expect(Object.values(optionsFor(0))).toEqual(['Outro'])
  })

  test('an answer from an earlier list is kept and offered', () => {
    expect(optionsFor(2, 'familia')).toEqual({
      tradicional: 'Chalé do Lago',
      premium: 'Chalé da Mata',
      familia: 'Chalé Família',
      outro: 'Outro',
    })
    expect(optionsFor(1, 'chale-antigo')).toHaveProperty('chale-antigo')
    for (const answer of ['premium', 'outro']) expect(Object.keys(optionsFor(2, answer))).toHaveLength(3)
  })
})

function labels(options: readonly Option<unknown>[]) {
  return Object.fromEntries(options.map(({ value, label }) => [value, label]))
}
