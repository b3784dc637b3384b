import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessableBecause } from '@/lib/team/password'
import { PASSWORD_MAX_BYTES, passwordValidationMessage } from '@/lib/team/password-rules'

describe('passwordValidationMessage', () => {
  test.each([
    ['', 'faltam 12'],
    ['onze letras', 'falta 1.'],
    ['á'.repeat(40), 'Esta tem 80.'],
    ['x'.repeat(73), 'Esta tem 73.'],
  ])('%j is refused: %s', (password, reason) => {
    expect(passwordValidationMessage(password)).toContain(reason)
  })

  test.each(['doze letras!', 'á'.repeat(36), 'x'.repeat(72), '            ', 'cavalo correto bateria'])(
    '%j is long enough and not too long',
    (password) => {
      expect(passwordValidationMessage(password)).toBeUndefined()
    },
  )

  test('says of accents that they count twice only where there are some', () => {
    expect(passwordValidationMessage('x'.repeat(80))).not.toContain('acento')
    expect(passwordValidationMessage('é'.repeat(80))).toContain('acento')
  })

  test('nothing that the backend would cut off passes, whatever the alphabet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 12, maxLength: 128 }), (password) => {
        fc.pre(passwordValidationMessage(password) === undefined)
        expect(Buffer.byteLength(password)).toBeLessThanOrEqual(PASSWORD_MAX_BYTES)
      }),
    )
  })
})

const owner = { email: 'maria.souza@vale.example', name: 'Maria Aparecida Souza', hotel: 'Quaresmeira' }
const inn = { email: 'jose@gmail.com', name: 'José', hotel: 'Pousada São Tomé' }

describe('guessableBecause', () => {
  test.each([
    ['quaresmeira quaresmeira', 'nome do hotel'],
    ['quaresmeira12', 'nome do hotel'],
    ['admin.quaresmeira.xy', 'nome do hotel'],
    ['Quaresmeira#2026', 'nome do hotel'],
    ['quaresmeira!quaresmeira!', 'nome do hotel'],
    ['Quaresmeira-Quaresmeira-2026', 'nome do hotel'],
    ['hotelquaresmeira', 'nome do hotel'],
    ['qu@resmeir@12', 'nome do hotel'],
    ['ariemserauq12', 'nome do hotel'],
    ['xyzquaresmeiraxyz', 'nome do hotel'],
    ['maria.souza@vale.example', 'e-mail'],
    ['maria.souza@vale.examplexy', 'e-mail'],
    ['xymaria.souza@vale.example', 'e-mail'],
    ['MARIA.SOUZA@vale.EXAMPLE', 'e-mail'],
    ['maria.souza2026', 'e-mail'],
    ['!!maria.souza!!', 'e-mail'],
    ['souza.maria.1985', 'seu nome'],
    ['mariasouza@quaresmeira', 'e-mail'],
    ['mariasouza-12', 'e-mail'],
    ['aparecida1985', 'seu nome'],
    ['maria-aparecida-xy', 'seu nome'],
    ['Aparecida@2026', 'seu nome'],
    ['1q2w3e4r5t6y', 'primeiras'],
    ['leavemealone', 'primeiras'],
    ['LeaveMeAlone', 'primeiras'],
    ['123456qwerty', 'primeiras'],
    ['Password1234', 'primeiras'],
    ['P@ssw0rd12345', 'primeiras'],
    ['2026Flamengo!!!', 'primeiras'],
    ['senha@202611', 'primeiras'],
    ['abc123abc123', 'primeiras'],
    ['aaaaaaaaaaaaaa', 'primeiras'],
    ['            ', 'primeiras'],
    ['123412341234', 'primeiras'],
    ['princesaprincesa', 'primeiras'],
    ['123456789012', 'primeiras'],
    ['098765432109', 'primeiras'],
    ['qwertyuiopas', 'primeiras'],
    ['abcdefghijkl', 'primeiras'],
    ['Fevereiro2026!', 'primeiras'],
    ['brasil2014brasil', 'primeiras'],
    ['senhasenhasenha', 'primeiras'],
    ['mudar123mudar', 'primeiras'],
    ['iloveyou12345', 'primeiras'],
    ['Primavera2026', 'primeiras'],
    ['p@ssw0rd'.repeat(9), 'primeiras'],
  ])('%s is refused: %s', async (password, reason) => {
    expect(await guessableBecause(password, owner)).toContain(reason)
  })

  test.each([
    ['pousadasaotome1', 'nome do hotel'],
    ['Pousada São Tomé 26', 'nome do hotel'],
    ['saotome@saotome', 'nome do hotel'],
    ['sãotomé-pousada', 'nome do hotel'],
    ['jose@gmail.comxy', 'e-mail'],
  ])('%s is refused for another hotel and person: %s', async (password, reason) => {
    expect(await guessableBecause(password, inn)).toContain(reason)
  })

  test.each([
    'cavalo correto bateria',
    'girafa tijolo vento abacate',
    'lampada-sereia-cimento-fogo',
    'tartaruga azul come pastel',
    'nuvem cadeira limao sapato',
    'sopa trovão pincel mel',
    'zebra.cortina.pneu.alho',
    'janelamartelonuvemsal',
    'Janela!Martelo7Neblina',
    'quaresmeira tijolo vento abacate',
    'maria come tijolo no telhado',
    'o rio corre devagar',
    'cafe com canela na varanda de outubro',
    'perto do lago tem um sino velho',
    'vassoura ponte ouriço goiaba',
    'gaveta farol cobra violino',
    'pedra rasa, sapo mudo',
    'dez patos comem manga verde',
    'trem azul sem rodas sobe',
    'o gato da vizinha odeia jazz',
    'meia furada vira fantoche',
    'relogio parado bolo quente',
    'formiga toca tuba no sotao',
    'escada torta, lua cheia, mar',
    'xK9#mvQ2&tLp',
    '4f1c2e9a-77d3',
    'qzjwkvbnxrtm',
    'hbtrkqpwzfgy',
    'mXpqRtVbNwZs',
    'kd83jf02ksl1',
    'wvhzkqjxnbtd',
    'gTn4$wPz8!rK',
    'zr7-qm2-vk9-xt4',
    'Lq!8vR#2mZ@5',
    'bdjqwvzxkhtp',
    'uH3vBq7ZxN1t',
    'tk5wz9pq2mx8',
    'pvzkjqhwxtnb',
    '9XkQ-mV3t-Lp7w',
    'correct horse battery staple',
    'á é í ó ú ã õ ç com sono',
    'Zf4!kW8?qT2x',
  ])('%s is taken', async (password) => {
    expect(await guessableBecause(password, owner)).toBeUndefined()
    expect(await guessableBecause(password, inn)).toBeUndefined()
  })
})
