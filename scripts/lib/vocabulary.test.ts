import { expect, test } from 'vitest'
import { vocabularyProblems } from './test-vocabulary.ts'

const hotel = {
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  '@id': 'https://hotel.example/#hotel',
  name: 'Quaresmeira',
}

test('knows what schema.org allows: own properties, those of its ancestors, and kinds of what they want', () => {
  expect(
    vocabularyProblems({
      ...hotel,
      checkinTime: '15:00',
      petsAllowed: 'Pet friendly',
      address: { '@type': 'PostalAddress', addressLocality: 'Vale' },
      sameAs: ['https://social.example/hotel'],
      makesOffer: {
        '@type': 'Offer',
        availability: 'https://schema.org/InStock',
        offeredBy: hotelReference(),
      },
    }),
  ).toEqual([])
})

test.each([
  [{ '@type': 'Inn' }, '(top): the type Inn is unknown'],
  [{ '@context': 'https://elsewhere.example' }, '@context is another'],
  [{ starCount: 5 }, 'starCount: there is no such property'],
  [{ validFrom: '2026-12-24' }, 'validFrom: not of a Hotel'],
  [{ checkinTime: '15h' }, 'checkinTime: "15h" is none of DateTime,Time'],
  [{ numberOfRooms: 'cinco' }, 'numberOfRooms: "cinco" is none of Number,QuantitativeValue'],
  [{ sameAs: '@hotel' }, 'sameAs: "@hotel" is none of URL'],
  [{ address: { '@type': 'GeoCoordinates' } }, 'address: a GeoCoordinates does not belong here'],
  [{ geo: { '@type': 'GeoCoordinates', longitude: true } }, 'geo.longitude: true is none of Number,Text'],
  [{ slogan: '' }, 'slogan: empty'],
  [{ amenityFeature: [] }, 'amenityFeature: empty'],
  [{ members: ['Ana'] }, 'members: superseded'],
])('%o is a problem', (wrong, problem) => {
  expect(vocabularyProblems({ ...hotel, ...wrong })).toEqual([problem])
})

function hotelReference() {
  return { '@type': 'Hotel', '@id': hotel['@id'] }
}
