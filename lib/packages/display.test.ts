import { expect, test } from 'vitest'
import { packageImage, periodLabel, stayLabel } from './display'

test('a package without an image shows the mountains', () => {
  expect(packageImage({ images: { principal: '/images/piscina.jpg', gallery: [] } })).toBe(
    '/images/piscina.jpg',
  )
  expect(packageImage({ images: { principal: null, gallery: ['/images/piscina.jpg'] } })).toBe(
    '/images/piscina.jpg',
  )
  expect(packageImage({ images: { principal: null, gallery: [] } })).toBeNull()
})

test('periods begin with a capital and never show a missing date', () => {
  expect(periodLabel('2026-12-24', '2026-12-27')).toBe('24 a 27 de dezembro de 2026')
  expect(periodLabel(null, '2026-12-27')).toBe('Até 27 de dezembro de 2026')
  expect(periodLabel('2026-12-24', null)).toBe('A partir de 24 de dezembro de 2026')
  expect(periodLabel(null, null)).toBe('Consulte disponibilidade')
})

test('the stay is the accommodation period, not the time of sale', () => {
  const dates = {
    offerStart: '2026-01-01',
    offerEnd: '2026-06-30',
    accommodationStart: null,
    accommodationEnd: null,
  }
  expect(stayLabel({ dates })).toBe('Consulte disponibilidade')
})
