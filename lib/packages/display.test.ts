import { expect, test } from 'vitest'
import { offerPicture, offerTitle, periodLabel, stayLabel } from './display'

test('the title stands for the name only when there is one', () => {
  expect(offerTitle({ title: 'Natal na serra', name: 'Natal 2026' })).toBe('Natal na serra')
  expect(offerTitle({ title: '', name: 'Natal 2026' })).toBe('Natal 2026')
})

test('an offer without a picture shows the mountains', () => {
  expect(offerPicture({ images: { principal: '/images/piscina.jpg', gallery: [] } })).toBe(
    '/images/piscina.jpg',
  )
  expect(offerPicture({ images: { principal: null, gallery: ['/images/piscina.jpg'] } })).toBe(
    '/images/montanhas-nevoa.jpg',
  )
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
