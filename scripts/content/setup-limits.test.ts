import { expect, test } from 'vitest'
import { configurationFields } from '@/lib/hotel/fields'
import { hotelQuestions } from '../lib/going-live/hotel-questions'

test.each([
  ['hotel-name', configurationFields.name],
  ['hotel-tagline', configurationFields.tagline],
  ['hotel-address', configurationFields.address],
])('setup takes of %s what an import takes', async (question, { form }) => {
  const check = hotelQuestions.find(({ name }) => name === question)?.check
  for (const length of [1, 60, 61, 80, 81, 120, 240, 241]) {
    const { wrong } = (await check?.('x'.repeat(length), {})) ?? {}
    expect(wrong === undefined, String(length)).toBe(form.safeParse('x'.repeat(length)).success)
  }
})
