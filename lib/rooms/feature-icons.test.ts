import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeatureIcon, featureIcon } from './feature-icons'

const cases: [FeatureIcon, string[]][] = [
  ['wifi', ['Wi-Fi', 'WIFI', 'Wi Fi grátis', 'Internet (wi‑fi) no chalé']],
  ['tv', ['TV', 'Smart-TV', 'Duas TVs', 'TV na sala']],
  ['minibar', ['Frigobar', 'Dois frigobares']],
  ['living-area', ['Varanda com rede', 'Sala de estar', 'Mini-copa', 'Duas salas, uma copa']],
  ['climate', ['Climatização', 'CLIMATIZACAO', 'Ar quente', 'ar-quente', 'Climatizac\u0327a\u0303o']],
  ['air-conditioning', ['Ar condicionado', 'Ar-Condicionado', 'AR CONDICIONADO quente e frio']],
  ['fireplace', ['Lareira', 'lareira de pedra', 'Duas lareiras']],
  ['hot-tub', ['Hidromassagem', 'Banheira de hidro-massagem']],
  ['other', ['Enxoval de algodão 300 fios', 'Ativo', 'Copacabana', 'Vista do bar condicionado ao tempo', '']],
]
const shown = cases.flatMap(([icon, features]) => features.map((feature) => ({ feature, icon })))
const word = fc.constantFrom('chalé', 'de', 'água', 'pedra', 'com', 'Rede', '50', 'junto')

describe('the icon of a feature', () => {
  test.each(shown)('"$feature" → $icon', ({ feature, icon }) => {
    expect(featureIcon(feature)).toBe(icon)
  })

  test('with two keywords is that of the first in the order of ROOM-4', () => {
    expect(featureIcon('Lareira na sala')).toBe('living-area')
    expect(featureIcon('Ar-condicionado e ar quente')).toBe('climate')
  })

  test('does not depend on case, accents or other words around the keyword', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shown), fc.array(word), fc.array(word), (given, before, after) => {
        const text = [...before, given.feature, ...after].join(' ')
        for (const variant of [text.toUpperCase(), text.normalize('NFD'), text.replaceAll(' ', ' - ')])
          expect(featureIcon(variant)).toBe(given.icon)
      }),
    )
  })
})
