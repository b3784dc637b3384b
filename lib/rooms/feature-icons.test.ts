import { describe, expect, test } from 'vitest'
import { type FeatureIcon, featureIcon, withAttractions } from './feature-icons'

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

describe('the icon of a feature', () => {
  test.each(shown)('"$feature" → $icon', ({ feature, icon }) => expect(featureIcon(feature)).toBe(icon))

  test('with two keywords is that of the first in the order of ROOM-4', () => {
    expect(featureIcon('Lareira na sala')).toBe('living-area')
    expect(featureIcon('Ar-condicionado e ar quente')).toBe('climate')
  })
})

test('a title names only features that all rooms have (SEO-1)', () => {
  const rooms = [
    ['Lareira', 'TV'],
    ['Hidromassagem', 'Lareira de pedra'],
  ].map((features) => ({ features }))
  expect(withAttractions('Chalés', rooms)).toBe('Chalés com lareira')
  expect(withAttractions('Chalé', rooms.slice(1))).toBe('Chalé com lareira e hidromassagem')
  expect(withAttractions('Chalés', [...rooms, { features: ['TV'] }])).toBe('Chalés')
  expect(withAttractions('Chalés', [])).toBe('Chalés')
})
