import { expect, test } from 'vitest'
import { travelText } from './travel'

test.each([
  ['', 'Rio de Janeiro', 'De carro, desde o Rio de Janeiro'],
  ['', 'Juiz de Fora', 'De carro, desde Juiz de Fora'],
  ['foot', 'Marco Zero', 'A pé, desde o Marco Zero'],
  ['bus', 'Rodoviária do Tietê', 'De ônibus, desde a Rodoviária do Tietê'],
  ['teleporte', 'o Galeão', 'De carro, desde o Galeão'],
])('%s, %s: %s', (means, from, text) => expect(travelText({ means, from })).toBe(text))
