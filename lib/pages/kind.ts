import type { FieldRule } from '@/lib/content/definition'
import { imageAddress, images, webAddress } from '@/lib/content/fields/addresses'
import type { Field } from '@/lib/content/fields/field'
import { choice, flag, quotation, rows, text } from '@/lib/content/fields/kinds'
import { z } from '@/lib/zod'
import { iconChoices } from './icons'
import type { BlockPage } from './pages'

const folder = 'hotel/pages'
const paragraphs = 'Uma linha em branco começa um novo parágrafo.'

export const active = flag({ label: 'Visível no site', absent: true })

/** Fields that a kind of block may use, with their maximum lengths; a kind may set lower ones. */
export const possibleFields = {
  label: text({ label: 'Rótulo', hint: 'Em letras pequenas, acima do título.', max: 60 }),
  title: text({ label: 'Título', max: 160 }),
  lead: text({ label: 'Frase de abertura', max: 300, rows: 2 }),
  text: text({ label: 'Texto', hint: paragraphs, max: 2000, rows: 6 }),
  quote: quotation({ label: 'Citação', hint: 'As aspas vêm sozinhas.', max: 200, rows: 2 }),
  note: text({ label: 'Observação', max: 300, rows: 2 }),
  caption: text({ label: 'Legenda das fotos', max: 60 }),
  button: text({ label: 'Texto do botão', max: 30 }),
  image: imageAddress({ label: 'Foto', folder }),
  images: images({ label: 'Fotos', folder }),
  shape: choice({ label: 'Formato da foto', labels: { wide: 'Deitada', tall: 'Em pé' }, half: true }),
  side: choice({ label: 'Lado da foto', labels: { left: 'À esquerda', right: 'À direita' }, half: true }),
  tone: choice({ label: 'Fundo', labels: { light: 'Claro', dark: 'Escuro' } }),
  facts: rows({
    label: 'Fatos',
    one: 'fato',
    most: 8,
    columns: {
      term: text({ label: 'O quê', max: 60, half: true }),
      value: text({ label: 'Valor', max: 60, half: true }),
    },
  }),
  questions: rows({
    label: 'O que se pergunta',
    one: 'pergunta',
    most: 8,
    columns: {
      label: text({ label: 'Pergunta', max: 60, half: true }),
      answer: choice({
        label: 'Resposta',
        labels: { long: 'Texto longo', date: 'Data', people: 'Número de pessoas' },
        placeholder: 'Texto curto',
        half: true,
      }),
      required: flag({ label: 'Precisa de resposta' }),
    },
  }),
  way: choice({
    label: 'Para onde vai',
    labels: { whatsapp: 'WhatsApp', email: 'E-mail' },
    hint: 'Número e e-mail são os do hotel. Sem o escolhido, vai para o outro; sem nenhum, o bloco não aparece.',
  }),
  items: rows({
    label: 'Itens',
    one: 'item',
    most: 24,
    columns: {
      icon: {
        ...choice({
          label: 'Ícone',
          labels: Object.fromEntries(iconChoices.map(({ value, label }) => [value, label])),
          half: true,
        }),
        icons: true,
      },
      title: text({ label: 'Título', max: 80, half: true }),
      detail: text({ label: 'Detalhe', max: 40, half: true }),
      text: text({ label: 'Texto', max: 400, rows: 3 }),
      image: imageAddress({ label: 'Foto', folder }),
      link: webAddress({ label: 'Link', placeholder: 'https://', type: 'url' }),
    },
  }),
}

type Possible = typeof possibleFields
type FieldName = keyof Possible
type Columns = Possible['items']['columns']

/** Fill of the background; adjacent blocks with the same fill are closer. `own` extends to the block's edges. */
type Ground = 'plain' | 'sand' | 'dark' | 'own'

/** A kind of block for the site and imports; `components/blocks/<kind>/words.ts` has the panel's texts about it. */
export type Kind<Name extends string = string> = {
  /** Name in the panel, the history and imports. */
  name: string
  pages: readonly BlockPage[]
  /** A page shows only one. */
  once?: true | undefined
  /** Some kinds choose it by their values. */
  ground: Ground | ((block: Record<string, unknown>) => Ground)
  /** Fields in the order of the form, after kind and switch. */
  fields: Record<string, FieldRule>
  /** Parses the kind's own fields of a stored block. */
  schema: z.ZodType<{ kind: Name }>
}

export const notHome: BlockPage[] = ['about', 'leisure', 'restaurant', 'own']

export const required = true
export const heading = { label: { max: 40 }, title: { required, max: 80 } }

/** Limits rows to a number of entries with these columns. */
export function rowsRule<Column extends string>(
  fewest: number,
  most: number,
  columns: Record<Column, FieldRule>,
) {
  return { fewest, most, columns }
}

type Given<Used extends FieldName, Column extends keyof Columns> = Pick<Kind, 'name' | 'once'> & {
  pages?: Kind['pages']
  ground?: Kind['ground']
  fields: Record<Used, FieldRule> & { items?: { columns: Record<Column, FieldRule> } }
}

/** Declares a kind of block, by default allowed on every page and without a background of its own. */
export function defineKind<
  const Name extends string,
  Used extends FieldName,
  Column extends keyof Columns = never,
>(id: Name, { pages = [...notHome, 'home'], ground = 'plain', fields, ...given }: Given<Used, Column>) {
  const schema = z.object({
    id: z.string().min(1),
    kind: z.literal(id),
    active: active.read,
    ...readsOf<Used, Column>(fields),
  })
  return { ...given, pages, ground, fields, schema }
}

type Reads<Used extends FieldName, Column extends keyof Columns> = {
  [Name in Used]: Name extends 'items'
    ? ReturnType<typeof rows<Pick<Columns, Column>>>['read']
    : Possible[Name]['read']
}

function readsOf<Used extends FieldName, Column extends keyof Columns>(rules: Record<string, FieldRule>) {
  const own = Object.entries<Field>(possibleFields).flatMap(([name, field]) => {
    const rule = rules[name]
    return rule ? [[name, readOf(field, rule)]] : []
  })
  return Object.fromEntries(own) as Reads<Used, Column>
}

function readOf({ read, columns }: Field, rule: FieldRule) {
  if (!columns || !rule.columns) return read
  const own = Object.entries(columns).filter(([name]) => Object.hasOwn(rule.columns ?? {}, name))
  return rows({ ...possibleFields.items, columns: Object.fromEntries(own) }).read
}
