import { describe, expect, test } from 'vitest'
import { passwordValidationMessage } from '@/lib/team/password-rules'
import { explainGuessable } from './guessable-password'

describe('passwordValidationMessage', () => {
  test.each([
    ['', 'faltam 12'],
    ['onze letras', 'falta 1.'],
    ['á'.repeat(40), 'acento'],
    ['x'.repeat(73), 'Esta tem 73.'],
  ])('%j is refused: %s (AUTH-11)', (password, reason) => {
    expect(passwordValidationMessage(password)).toContain(reason)
  })

  const fitting = ['doze letras!', 'á'.repeat(36), 'x'.repeat(72), '            ', 'cavalo correto bateria']
  test.each(fitting)('%j is long enough and not too long', (password) => {
    expect(passwordValidationMessage(password)).toBeUndefined()
  })
})

const owner = { email: 'maria.souza@vale.example', name: 'Maria Aparecida Souza', hotel: 'Quaresmeira' }
const inn = { email: 'jose@gmail.com', name: 'José', hotel: 'Pousada São Tomé' }

describe('explainGuessable', () => {
  test.each([
    [owner, 'Quaresmeira#2026', 'nome do hotel'],
    [owner, 'qu@resmeir@12', 'nome do hotel'],
    [owner, 'ariemserauq12', 'nome do hotel'],
    [inn, 'Pousada São Tomé 26', 'nome do hotel'],
    [owner, 'MARIA.SOUZA@vale.EXAMPLE', 'e-mail'],
    [inn, 'jose@gmail.comxy', 'e-mail'],
    [owner, 'aparecida1985', 'seu nome'],
    [owner, '1q2w3e4r5t6y', 'primeiras'],
    [owner, 'P@ssw0rd12345', 'primeiras'],
    [owner, 'Fevereiro2026!', 'primeiras'],
    [owner, 'p@ssw0rd'.repeat(9), 'primeiras'],
  ])('of $name %s is refused: %s (AUTH-11)', async (person, password, reason) => {
    expect(await explainGuessable(password, person)).toContain(reason)
  })

  const good = ['cavalo correto bateria', 'quaresmeira tijolo vento abacate', 'xK9#mvQ2&tLp']
  test.each(good)('%s is accepted', async (password) => {
    for (const person of [owner, inn]) expect(await explainGuessable(password, person)).toBeUndefined()
  })
})
