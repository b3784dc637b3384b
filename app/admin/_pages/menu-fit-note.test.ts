import { expect, test } from 'vitest'
import { menuFit } from '@/lib/hotel/naming/menu-fit'
import { describeMenuFit } from './menu-fit-note'

const usual = ['Sobre', 'Chalés', 'Lazer', 'Gastronomia', 'Pacotes']

test.each([
  [usual, 'O menu do site tem 5 entradas: no computador, todas ao lado do nome.'],
  [
    [...usual, 'Adega'],
    'O menu do site tem 6 entradas: no computador, de 4 (tela pequena) a 6 (tela grande) ao lado do nome e as outras em “Mais”, no fim do menu.',
  ],
  [
    ['Sobre', 'x'.repeat(70)],
    'O menu do site tem 2 entradas: no computador, 1 ao lado do nome e as outras em “Mais”, no fim do menu.',
  ],
])('the panel says how many menu entries fit (NAV-5)', (labels, sentence) => {
  expect(describeMenuFit(labels, menuFit(labels, 'Quaresmeira'))).toBe(sentence)
})
