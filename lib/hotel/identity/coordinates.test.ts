import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coordinatesOf, coordinatesText, readCoordinates } from './coordinates'

const text = (typed: string) => {
  const place = readCoordinates(typed)
  return 'wrong' in place ? place.wrong : coordinatesText(place)
}

const places = {
  '-22.4512,-43.0031': '-22.4512,-43.0031',
  '-22,4512; -43,0031': '-22.4512,-43.0031',
  '22,4512°S 43,0031°O': '-22.4512,-43.0031',
  '-22.45123456789, -43': '-22.451235,-43',
  '22°27\'04.3"S 43°00\'11.2"W': '-22.451194,-43.003111',
  'https://www.google.com/maps/place/Hotel/@-22.1,-43.1,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d-22.4512!4d-43.0031!16s':
    '-22.4512,-43.0031',
  'https://www.google.com/maps/search/-22.4512,+-43.0031': '-22.4512,-43.0031',
  'https://www.google.com/maps/dir//Hotel+Fazenda/@-22.31,-43.2,12z/data=!4m8!4m7!1m0!1m5!1m1!1s0x0:0x0!2m2!1d-43.0031!2d-22.4512':
    '-22.4512,-43.0031',
  'https://www.google.com/maps/dir/-22.9,-43.2/-22.4512,-43.0031/@-22.7,-43.1,9z': '-22.4512,-43.0031',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3672.1!2d-43.0031!3d-22.4512!2m3!1f0!2f0!3f0!3m2!1i1024!2i768':
    '-22.4512,-43.0031',
  'https://www.google.com/maps/embed?pb=!1m12!1d918.1!2d-43.0031!3d-22.4512!2m3': '-22.4512,-43.0031',
  'https://www.google.com.br/maps/@-22.4512,-43.0031,15z': '-22.4512,-43.0031',
  'https://maps.google.com/?q=-22.4512,-43.0031&ll=-22.9,-43.5&z=8': '-22.4512,-43.0031',
  'https://maps.google.com/?ll=-22.4512,-43.0031&z=8': '-22.4512,-43.0031',
  'https://www.google.com/maps/dir/?api=1&destination=-22.4512,-43.0031&center=-22.7,-43.1':
    '-22.4512,-43.0031',
}

test.each(Object.entries(places))('%s is %s', (typed, stored) => {
  expect(text(typed)).toBe(stored)
  expect(text(stored)).toBe(stored)
})

const short = 'O link curto não diz o lugar: abra-o e copie o endereço longo da barra do navegador'

const noPlace = 'Este link não diz o lugar: toque no mapa com o botão direito e copie os números'

const refusals = {
  'https://maps.app.goo.gl/AbC': short,
  'https://www.google.com/maps/place/Hotel': noPlace,
  'https://www.google.com/maps/dir//Hotel+Fazenda/@-22.31,-43.2,12z': noPlace,
  'https://www.google.com/maps/dir/-22.9,-43.2/Hotel+Fazenda/@-22.7,-43.1,9z': noPlace,
  'https://www.google.com/maps/?q=Hotel&ll=-22.9,-43.5': noPlace,
  'https://www.openstreetmap.org/#map=1/-22/-43': 'Use um link do Google Maps ou latitude e longitude',
  '-122.4,-43': 'A latitude vai de -90 a 90',
  '22.4512,43.0031': 'Este ponto fica fora do Brasil: confira a ordem e os sinais de menos',
  'na serra': 'Use latitude e longitude, como -22.4512,-43.0031',
}

test.each(Object.entries(refusals))('%s: %s', (typed, wrong) => {
  expect(readCoordinates(typed)).toEqual({ wrong })
  expect(coordinatesOf(typed)).toBeNull()
})

test('any text gives finite coordinates or an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^.\d{2}[.,]\d[,;] ?.\d{2}[.,]\d$/)), (typed) => {
      const place = readCoordinates(typed)
      if (!('wrong' in place)) expect(Object.values(place).every(Number.isFinite)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
