import { expect, test } from 'vitest'
import {
  chaletOptions,
  firstTimeOptions,
  howFoundOptions,
  newsChannelOptions,
  noAnswers,
  type Option,
  ratingOptions,
} from './answers'

test('the choices are those of SUR-4, and each reads as a guest would say it', () => {
  expect(labels(chaletOptions)).toEqual({
    tradicional: 'Chalé Tradicional',
    familia: 'Chalé Família',
    outro: 'Outro',
  })
  expect(labels(howFoundOptions)).toEqual({
    indicacao: 'Indicação',
    instagram: 'Instagram',
    facebook: 'Facebook',
    google: 'Google',
    outro: 'Outro',
  })
  expect(labels(firstTimeOptions)).toEqual({ sim: 'Sim', nao: 'Não' })
  expect(labels(newsChannelOptions)).toEqual({ whatsapp: 'WhatsApp', email: 'E-mail', ambos: 'Ambos' })
  expect(labels(ratingOptions)).toEqual({ 1: 'Ruim', 2: 'Razoável', 3: 'Bom', 4: 'Ótimo', 5: 'Excelente' })
})

test('an untouched response is unset as SUR-4 says: the score -1, the nine ratings 0, no news, no text', () => {
  const { overallRating, receiveNews, ...others } = noAnswers
  expect({ overallRating, receiveNews }).toEqual({ overallRating: -1, receiveNews: false })
  const ratings = Object.entries(others).filter(([field]) => field.endsWith('Rating'))
  expect(ratings.map(([, rating]) => rating)).toEqual(Array(9).fill(0))
  const texts = Object.entries(others).filter(([field]) => !field.endsWith('Rating'))
  expect(texts.map(([, text]) => text)).toEqual(Array(10).fill(''))
})

function labels(options: readonly Option<unknown>[]) {
  return Object.fromEntries(options.map(({ value, label }) => [value, label]))
}
