import { listSection } from '@/lib/content/definition'
import { flag, quotation, text } from '@/lib/content/fields/kinds'
import { foldText } from '@/lib/words'
import type { z } from '@/lib/zod'

const month = text({
  label: 'Mês da estadia',
  placeholder: 'Ex.: julho de 2026',
  hint: 'Em branco, aparece só o nome.',
  max: 40,
  half: true,
})

export const testimonialFields = {
  quote: quotation({
    label: 'Depoimento',
    hint: 'Sem aspas: o site as põe. Curto fica maior na página.',
    max: 600,
    rows: 6,
    required: 'Escreva o depoimento',
    essential: true,
  }),
  name: text({
    label: 'Quem disse',
    placeholder: 'Ex.: Helena e Marcos',
    max: 80,
    required: 'Diga de quem é o depoimento',
    essential: true,
    half: true,
  }),
  month: {
    ...month,
    form: month.form
      .refine(
        (typed) => typed === '' || monthInWords(typed) !== undefined,
        'Escreva o mês como julho de 2026 ou 07/2026',
      )
      .transform((typed) => monthInWords(typed) ?? ''),
  },
  source: text({
    label: 'De onde veio',
    placeholder: 'Ex.: Google, livro de visitas',
    hint: 'Em branco, não aparece.',
    max: 40,
    half: true,
  }),
  active: flag({ label: 'Aparece no site', absent: true }),
}

/** Converts a typed month (`07/2026`, `2026-07`, `Julho de 2026`, `jul 2026`) to words; undefined if it is not one. */
export function monthInWords(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  const [, first, numberFirst] = /^(?:\d{1,2}\/)?(\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (first && numberFirst) return inWords(Number(first), numberFirst)
  const [, yearFirst, second] = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(text) ?? []
  if (yearFirst && second) return inWords(Number(second), yearFirst)
  const [, word = '', year] = /^(\p{L}{3,9})\.?(?:\s+de\s+|\s+|\/)(\d{4})$/u.exec(text) ?? []
  const place = months.findIndex((name) => foldText(name).startsWith(foldText(word)))
  return word && year && place >= 0 ? inWords(place + 1, year) : undefined
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleDateString('pt-BR', { month: 'long' }),
)

function inWords(month: number, year: string) {
  const name = months[month - 1]
  return name && year >= '1950' && year < '2100' ? `${name} de ${year}` : undefined
}

export const testimonialsSection = listSection('testimonials', 'Depoimentos', testimonialFields)

export type Testimonial = z.infer<typeof testimonialsSection.schema>

/** Chooses the type size by the quote's length, so that a long one looks as calm as a short one (HOME-9). */
export function quoteSize(quote: string): 'large' | 'medium' | 'small' {
  if (quote.length <= 140) return 'large'
  return quote.length <= 300 ? 'medium' : 'small'
}
