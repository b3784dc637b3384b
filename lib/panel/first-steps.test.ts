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

test('ten steps are ticked by what is there (ADM-25)', () => {
  const steps = listFirstSteps(siteOf('simples'), false)
  expect(steps).toHaveLength(10)
  expect(steps.filter(({ isDone }) => isDone).map(({ title }) => title)).toEqual(['Nome e telefone'])
  expect(hasBegun(steps)).toBe(false)
})

test('conditions that were saved as they are proposed are done (ADM-25)', () => {
  const steps = listFirstSteps({ ...siteOf('simples'), conditions: [{ id: 'conditions' }] }, false)
  expect(steps.find(({ title }) => title === 'Parcelas, crianças e animais')?.isDone).toBe(true)
})

test('they are over when all is there but the way to book, which is a concern of its own (ADM-25)', () => {
  const steps = listFirstSteps(siteOf('quaresmeira'), false)
  expect(steps.filter(({ isDone }) => !isDone).map(({ title }) => title)).toEqual(['Como o hóspede reserva'])
  expect(hasBegun(steps)).toBe(true)
  expect(listFirstSteps(siteOf('quaresmeira'), true).every(({ isDone }) => isDone)).toBe(true)
})
