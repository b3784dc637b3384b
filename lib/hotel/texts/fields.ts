import { loneSection } from '@/lib/content/definition'
import { prose, rows, text } from '@/lib/content/fields/kinds'
import { plainDate } from '@/lib/content/fields/zod-fields'
import type { z } from '@/lib/zod'
import { defaultTerms } from './default-terms'

const parts = {
  title: text({
    label: 'Título',
    max: 90,
    required: 'Escreva o título',
    essential: true,
    pattern: [/^[^{}]*$/, 'O título não leva dados entre chaves'],
  }),
  body: prose({ label: 'Texto', max: 2500, rows: 7, required: 'Escreva o texto', essential: true }),
}

/** Plain text with the hotel's facts in braces (lib/content/prose); even at full length within the size limit of an item. */
export const textFields = {
  terms: rows({
    label: 'Partes dos termos',
    hint: 'Sem nenhuma, vale um texto padrão, que só diz o que este site faz.',
    start: { label: 'Começar do texto padrão', rows: defaultTerms.parts },
    one: 'parte',
    most: 14,
    columns: parts,
  }),
  privacy: rows({
    label: 'Partes acrescentadas',
    one: 'parte',
    most: 6,
    columns: parts,
  }),
  dpo_name: text({
    label: 'Encarregado de dados',
    hint: 'Uma pessoa ou um setor (LGPD, art. 41).',
    max: 120,
    half: true,
  }),
  dpo_contact: text({
    label: 'Contato do encarregado',
    hint: 'E-mail ou telefone. Em branco, valem os do hotel.',
    max: 160,
    half: true,
  }),
}

const texts = loneSection('texts', 'Textos legais', textFields)

/** Days are `yyyy-mm-dd`. */
export const textsSection = {
  ...texts,
  schema: texts.schema.extend({ terms_updated: plainDate, privacy_updated: plainDate }),
  derived: [...texts.derived, 'terms_updated', 'privacy_updated'],
}

export type Texts = z.infer<typeof textsSection.schema>
export type TextPart = Texts['terms'][number]
