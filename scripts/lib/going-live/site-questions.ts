import { Refusal } from '../refusal.ts'
import { ask } from './project.ts'
import { type Answers, asVariable, type Question } from './question.ts'
import { isHere } from './site-checks.ts'

export const siteQuestions: Question[] = [
  {
    name: 'site-url',
    label: 'Endereço do site',
    hint: 'O endereço que os hóspedes vão digitar, com https://',
    tidy: (url) => url.replace(/\/+$/, ''),
    check: judgeSite,
  },
  {
    name: 'trusted-proxy',
    label: 'Endereço do proxy diante do site',
    hint: 'Com Caddy na mesma máquina: 127.0.0.1. Sem proxy seu (Vercel, por exemplo), apague.',
    isOptional: true,
    fallback: (answers) => (isHere(answers['site-url'] ?? '') ? '' : '127.0.0.1'),
    check: asVariable('TRUSTED_PROXY'),
  },
  {
    name: 'booking-url',
    label: 'Sistema de reservas, sem /hotelresults',
    hint: 'O endereço a que leva Verificar Disponibilidade.',
    tidy: (url) => url.replace(/\/+(?:hotelresults)?\/*$/, ''),
    async check(url) {
      const { wrong } = asVariable('BOOKING_ENGINE_URL')(url)
      if (wrong) return { wrong }
      return (await isReachable(url))
        ? {}
        : { note: 'Aviso: este endereço não responde agora. Confira-o depois.' }
    },
  },
  {
    name: 'booking-hotel',
    label: 'Código do hotel no sistema de reservas (o q= do endereço)',
    isOptional: true,
    fallback: (answers) => answers['hotel-slug'] ?? '',
    check: asVariable('BOOKING_HOTEL_ID'),
  },
  {
    name: 'legal-name',
    label: 'Razão social, para a página de privacidade',
    isOptional: true,
    check: asVariable('HOTEL_LEGAL_NAME'),
  },
  { name: 'cnpj', label: 'CNPJ', isOptional: true, check: asVariable('HOTEL_CNPJ') },
  {
    name: 'hosting',
    label: 'Quem hospeda o site e onde, como "Exemplo Cloud, Estados Unidos"',
    isOptional: true,
    check: asVariable('HOTEL_HOSTING'),
  },
]

export const variableNames = {
  SUPABASE_URL: 'supabase-url',
  SUPABASE_PUBLISHABLE_KEY: 'supabase-publishable-key',
  SITE_URL: 'site-url',
  HOTEL_SLUG: 'hotel-slug',
  BOOKING_ENGINE_URL: 'booking-url',
  BOOKING_HOTEL_ID: 'booking-hotel',
  HOTEL_LEGAL_NAME: 'legal-name',
  HOTEL_CNPJ: 'cnpj',
  HOTEL_HOSTING: 'hosting',
  TRUSTED_PROXY: 'trusted-proxy',
} as const

export function variablesOf(answers: Answers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variableNames).map(([variable, name]) => [variable, answers[name] ?? '']),
  )
}

async function judgeSite(url: string, answers: Answers) {
  const { wrong } = asVariable('SITE_URL')(url)
  if (wrong) return { wrong }
  if (new URL(url).pathname !== '/') return { wrong: 'Só o endereço, sem nada depois do domínio.' }
  const isTrial = isHere(url) && isHere(answers['supabase-url'] ?? '')
  if (isHere(url) && !isTrial) return { wrong: `${url} só existe nesta máquina. Use o endereço público.` }
  if (!isTrial && !url.startsWith('https://'))
    return { wrong: 'Use https://: sem ele a senha do painel passa aberta pela rede.' }
  return (await isReachable(url))
    ? {}
    : { note: 'Ainda não responde. Aponte o domínio para o servidor e ligue o site; npm run doctor confere.' }
}

function isReachable(url: string) {
  return ask(url).then(
    ({ status }) => status < 500,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
}
