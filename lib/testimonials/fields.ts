import { listPanel } from '@/lib/content/list-panel'
import { listTexts } from '@/lib/content/list-texts'
import { flag, text } from '@/lib/fields/kinds'
import { unquoted } from '@/lib/fields/unquoted'
import { monthInWords } from './month'

const month = text({
  label: 'Mês da estadia',
  placeholder: 'Ex.: julho de 2026',
  hint: 'Em branco, aparece só o nome.',
  max: 40,
  half: true,
})

const quote = text({
  label: 'Depoimento',
  hint: 'Sem aspas: o site as põe. Curto fica maior na página.',
  max: 600,
  rows: 6,
  required: 'Escreva o depoimento',
  essential: true,
})

export const testimonialFields = {
  quote: { ...quote, form: quote.form.transform(unquoted) },
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
  active: flag({ label: 'Aparece no site', absent: true }),
}

export const testimonialPanel = listPanel(
  testimonialFields,
  listTexts(
    { one: 'depoimento', several: 'depoimentos', feminine: false },
    {
      text: 'O que hóspedes disseram, na página inicial, nesta ordem. Sem nenhum, a seção não aparece.',
    },
  ),
)
