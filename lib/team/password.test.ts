import { describe, expect, test } from 'vitest'
import { passwordValidationMessage } from '@/lib/team/password-rules'
import { guessableBecause } from './guessable-password'

describe('passwordValidationMessage', () => {
  test.each([
    ['', 'faltam 12'],
    ['onze letras', 'falta 1.'],
    ['á'.repeat(40), 'acento'],
    ['x'.repeat(73), 'Esta tem 73.'],
  ])('%j is refused: %s (AUTH-11)', (password, reason) => {
    expect(passwordValidationMessage(password)).toContain(reason)
  })

  test.each(['doze letras!', 'á'.repeat(36), 'x'.repeat(72), '            ', 'cavalo correto bateria'])(
    '%j is long enough and not too long',
    (password) => {
      expect(passwordValidationMessage(password)).toBeUndefined()
    },
  )
})

const owner = { email: 'maria.souza@vale.example', name: 'Maria Aparecida Souza', hotel: 'Quaresmeira' }
const inn = { email: 'jose@gmail.com', name: 'José', hotel: 'Pousada São Tomé' }

describe('guessableBecause', () => {
  test.each([
    ['Quaresmeira#2026', 'nome do hotel'],
    ['qu@resmeir@12', 'nome do hotel'],
    ['ariemserauq12', 'nome do hotel'],
    ['MARIA.SOUZA@vale.EXAMPLE', 'e-mail'],
    ['aparecida1985', 'seu nome'],
    ['1q2w3e4r5t6y', 'primeiras'],
    ['P@ssw0rd12345', 'primeiras'],
    ['Fevereiro2026!', 'primeiras'],
    ['p@ssw0rd'.repeat(9), 'primeiras'],
  ])('%s is refused: %s (AUTH-11)', async (password, reason) => {
    expect(await guessableBecause(password, owner)).toContain(reason)
  })

  test.each([
    ['Pousada São Tomé 26', 'nome do hotel'],
    ['jose@gmail.comxy', 'e-mail'],
  ])('%s is refused for another hotel and person: %s', async (password, reason) => {
    expect(await guessableBecause(password, inn)).toContain(reason)
  })

  test.each(['cavalo correto bateria', 'quaresmeira tijolo vento abacate', 'xK9#mvQ2&tLp'])(
    '%s is accepted',
    async (password) => {
      expect(await guessableBecause(password, owner)).toBeUndefined()
      expect(await guessableBecause(password, inn)).toBeUndefined()
    },
  )
})
