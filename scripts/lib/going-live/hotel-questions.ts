import { z } from 'zod'
import { contrast } from '../../../lib/color.ts'
import { isPhoneList } from '../../../lib/hotel/contact.ts'
import { palette } from '../../../lib/palette.ts'
import { shadesOf, usualColors } from '../../../lib/theme.ts'
import { asVariable, type Question } from './question.ts'

export const hotelQuestions: Question[] = [
  { name: 'hotel-name', label: 'Nome do hotel', check: atMost(60) },
  {
    name: 'hotel-tagline',
    label: 'Linha sob o nome, como "Hotel Fazenda Boutique"',
    isOptional: true,
    check: atMost(80),
  },
  {
    name: 'hotel-slug',
    label: 'Nome curto do hotel, sem acentos e espaços',
    hint: 'O nome curto identifica o hotel no banco; visitantes não o veem.',
    fallback: (answers) => slugOf(answers['hotel-name'] ?? ''),
    check: asVariable('HOTEL_SLUG'),
  },
  { name: 'hotel-address', label: 'Endereço, como aparece no rodapé', isOptional: true, check: atMost(240) },
  {
    name: 'hotel-phone',
    label: 'Telefone com DDD (vários, separados por vírgula)',
    isOptional: true,
    check: (phone) =>
      isPhoneList(phone) ? {} : { wrong: 'Use um telefone como (24) 5550-0142, cada um por inteiro.' },
  },
  {
    name: 'hotel-email',
    label: 'E-mail do hotel para os hóspedes',
    isOptional: true,
    check: (email) => (isEmail(email) ? {} : { wrong: 'Use um e-mail como contato@hotel.com.br.' }),
  },
  {
    name: 'hotel-color',
    label: 'Cor principal',
    hint: 'As páginas usam esta cor; logotipo, cor de destaque e letras ficam no painel, em Marca.',
    fallback: () => '#065f46',
    tidy: (color) => color.toLowerCase(),
    check: judgeColor,
  },
]

export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

export function isEmail(text: string): boolean {
  return z.email().safeParse(text).success
}

function judgeColor(color: string) {
  if (!/^#[0-9a-f]{6}$/.test(color)) return { wrong: 'Use uma cor como #065f46.' }
  const ratio = contrast(color, palette.white)
  if (ratio >= 4.5) return {}
  const words = ratio.toFixed(1).replace('.', ',')
  return {
    note: `Contraste de ${words}:1 com branco, e ler pede 4,5:1; nos textos as páginas usam ${shadesOf({ ...usualColors, primary: color }).forest800}.`,
  }
}

function atMost(max: number) {
  return (text: string) =>
    text.length <= max ? {} : { wrong: `Use no máximo ${max} letras; são ${text.length}.` }
}
