import { loneSection } from '@/lib/content/definition'
import { groupFields } from '@/lib/content/fields/field'
import { choice, date, flag, integer, rows, text } from '@/lib/content/fields/kinds'
import { z } from '@/lib/zod'

/** Conditions for guests: stored for the hotel, and in a package where they differ. */

const numbers = {
  instalments: { label: 'Parcelas sem juros', least: 1, most: 12 },
  children_free_age: { label: 'Crianças não pagam até os (anos)', least: 0, most: 17 },
  pix_discount: { label: 'Desconto no Pix (%)', least: 0, most: 30 },
}

const texts = {
  payment: text({
    label: 'Pagamento',
    hint: 'O site já diz as parcelas e o desconto no Pix: “Em até 6x sem juros. No Pix, 5% de desconto.” Aqui, só o que falta.',
    max: 600,
    rows: 3,
  }),
  cancellation: text({ label: 'Cancelamento', max: 600, rows: 3 }),
  children: text({ label: 'Crianças', max: 600, rows: 3 }),
  meals: text({ label: 'Refeições', max: 600, rows: 3 }),
  pets_allowed: {
    ...choice({
      label: 'Aceita animais?',
      placeholder: 'Não diz',
      labels: { yes: 'Sim', no: 'Não' },
    }),
    read: z.enum(['', 'yes', 'no']).catch(''),
  },
  pets: text({
    label: 'Animais',
    hint: 'O site já diz “Animais são bem-vindos.” ou “Não recebemos animais.” Aqui, só o que falta.',
    max: 600,
    rows: 3,
  }),
  check_in: text({ label: 'Chegada e saída', max: 600, rows: 3 }),
  documents: text({ label: 'Documentos', max: 600, rows: 3 }),
}

export const conditionsFields = {
  instalments: integer({
    ...numbers.instalments,
    fallback: 6,
    hint: 'De 1 a 12. Com 1, o site não fala em parcelas.',
    half: true,
  }),
  pix_discount: integer({
    ...numbers.pix_discount,
    fallback: null,
    hint: 'Em branco ou 0: sem desconto. O preço no Pix aparece ao lado do preço.',
    half: true,
  }),
  payment: texts.payment,
  cancellation: texts.cancellation,
  children_from: integer({
    label: 'Recebe crianças a partir de (anos)',
    least: 0,
    most: 18,
    fallback: 0,
    hint: 'Com 0, de qualquer idade. Para receber só adultos, repita aqui a idade de adulto.',
    half: true,
  }),
  adult_from: integer({
    label: 'É adulto a partir de (anos)',
    least: 1,
    most: 18,
    fallback: 13,
    hint: 'A reserva pergunta a idade de quem é mais novo.',
    half: true,
  }),
  children_free_age: integer({
    ...numbers.children_free_age,
    fallback: 6,
    hint: 'Com 0, o site não fala em crianças que não pagam.',
  }),
  children: { ...texts.children, hint: 'O site diz a idade sozinho, a partir do número acima.' },
  meals: texts.meals,
  pets_allowed: texts.pets_allowed,
  pets: texts.pets,
  check_in: {
    ...texts.check_in,
    hint: 'Os horários ficam em Contato e identidade e em cada pacote.',
  },
  documents: texts.documents,
  own_dates: rows({
    label: 'Datas do hotel',
    hint: 'Aparecem entre os feriados quando se escolhem as datas de um pacote; o site não as mostra.',
    one: 'data',
    most: 30,
    columns: {
      name: text({ label: 'Nome', max: 60, required: 'Diga o nome da data', essential: true, half: true }),
      day: date({ label: 'Dia', half: true }),
      yearly: flag({ label: 'Todo ano no mesmo dia' }),
    },
  }),
}

/** A package's conditions; empty fields inherit the hotel's. */
export const ownConditions = groupFields({
  instalments: integer({ ...numbers.instalments, fallback: null, half: true }),
  pix_discount: integer({
    ...numbers.pix_discount,
    hint: 'Com 0, este pacote não tem desconto.',
    fallback: null,
    half: true,
  }),
  children_free_age: integer({ ...numbers.children_free_age, fallback: null }),
  ...texts,
  pets_allowed: { ...texts.pets_allowed, placeholder: 'Como no hotel' },
})

export const conditionsSection = loneSection('conditions', 'Condições', conditionsFields)

export type Conditions = z.infer<typeof conditionsSection.schema>

/** A package's conditions; null and '' inherit the hotel's. */
export type OwnConditions = z.infer<typeof ownConditions.read>
