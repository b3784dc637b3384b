import { expect, test } from 'vitest'
import { heroWords } from './hero-words'

test('what nobody has written says the opening of any hotel, each by itself', () => {
  expect(heroWords({ title: '', subtitle: '' })).toEqual({
    title: 'Seu refúgio exclusivo no campo',
    subtitle: 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia',
  })
  expect(heroWords({ title: 'A casa', subtitle: '' })).toEqual({
    title: 'A casa',
    subtitle: 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia',
  })
})
