import { expect, test } from 'vitest'
import { readPublished } from '@/lib/publication/published'
import { demos } from '@/supabase/local/demo/demos'
import { placeMedia } from '@/supabase/local/demo/test-content'
import { hasBegun, listFirstSteps } from './first-steps'

function siteOf(name: keyof typeof demos) {
  const demo = demos[name]
  return readPublished({
    hotel: demo.hotel,
    ...placeMedia(demo.contentOn('2026-11-20'), 'https://p.example'),
  })
}

test('ten steps are ticked by stored content (ADM-25)', () => {
  const steps = listFirstSteps(siteOf('simples'), false)
  expect(steps).toHaveLength(10)
  expect(steps.filter(({ isDone }) => isDone).map(({ title }) => title)).toEqual(['Nome e telefone'])
  expect(hasBegun(steps)).toBe(false)
})

test('conditions saved as proposed are done (ADM-25)', () => {
  const steps = listFirstSteps({ ...siteOf('simples'), conditions: [{ id: 'conditions' }] }, false)
  expect(steps.find(({ title }) => title === 'Parcelas, crianças e animais')?.isDone).toBe(true)
})

test('they end when only the way to book is missing, which is a separate item (ADM-25)', () => {
  const steps = listFirstSteps(siteOf('quaresmeira'), false)
  expect(steps.filter(({ isDone }) => !isDone).map(({ title }) => title)).toEqual(['Como o hóspede reserva'])
  expect(hasBegun(steps)).toBe(true)
  expect(listFirstSteps(siteOf('quaresmeira'), true).every(({ isDone }) => isDone)).toBe(true)
})
