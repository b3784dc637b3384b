import { expect, test } from 'vitest'
import { lists } from '@/lib/site/registry'
import { findEntries, screenEntries } from './search-entries'

const unsearched = { detail: '', href: '/', image: null }
const entry = (label: string, group = 'Pacotes', words = '') => ({ ...unsearched, group, label, words })
const entries = [
  entry('Réveillon 2026/27', 'Pacotes', 'reveillon-2026-27 gastronomia'),
  entry('Natal 2026', 'Pacotes', 'natal-2026 familia'),
  entry('Chalé Família', 'Acomodações'),
  entry('Véspera de Natal'),
]
const labels = (typed: string) => findEntries(entries, typed).map(({ label }) => label)

test.each([
  ['reveillon', ['Réveillon 2026/27']],
  ['natal', ['Natal 2026', 'Véspera de Natal']],
  ['familia', ['Chalé Família', 'Natal 2026']],
  ['2026 natal', ['Natal 2026']],
  ['gastronomia', ['Réveillon 2026/27']],
  ['o pacote de natal', ['Natal 2026', 'Véspera de Natal']],
  ['piscina', []],
])('%s finds %o', (typed, found) => {
  expect(labels(typed)).toEqual(found)
})

test.each([
  ['usuário', 'Equipe'],
  ['colega', 'Equipe'],
  ['excluído', 'Lixeira'],
  ['vídeo', 'O Hotel'],
  ['capa', 'O Hotel'],
  ['horário', 'Contato e identidade'],
  ['pix', 'Condições'],
  ['preço', 'Pacotes'],
  ['preço', 'Acomodações'],
  ['senha', 'Minha conta'],
  ['cor do site', 'Marca'],
  ['a cor dos botões', 'Marca'],
  ['letra do site', 'Marca'],
  ['ordem do menu', 'Nomes e menu'],
  ['foto de capa', 'O Hotel'],
  ...['aviso', 'alerta', 'estrada', 'faixa'].map((word) => [word, 'Aviso aos hóspedes']),
])('a clerk’s word “%s” finds the screen %s', (typed, label) => {
  const all = screenEntries(lists)
  expect(findEntries(all, typed).map((found) => found.label)).toContain(label)
})

test('a group shows its six best results', () => {
  const many = Array.from({ length: 9 }, (_, number) => entry(`Natal ${number}`))
  expect(findEntries(many, 'natal')).toHaveLength(6)
})
