import { loneSection } from '@/lib/content/definition'
import type { Field } from '@/lib/content/fields/field'
import { choice, rows, text } from '@/lib/content/fields/kinds'
import { z } from '@/lib/zod'
import { menuPages, pageNames, startNaming, withCodes } from './words'

const usual = pageNames(startNaming)
const most = 20

const code = text({
  label: 'Código',
  max: 60,
  pattern: [/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use só letras minúsculas sem acento, números e hífens'],
})
const name = text({ label: 'Nome', max: 40, required: 'Escreva o nome', essential: true, half: true })
const title = text({
  label: 'Nome por extenso',
  hint: 'Na reserva. Em branco, a palavra e o nome: Chalé Família.',
  max: 60,
  half: true,
})

/** Names for rooms, kinds of rooms, package categories and menu entries. */
export const namingFields = {
  room_one: startingWith(text({ label: 'Um', max: 30, required: 'Escreva a palavra', half: true }), 'chalé'),
  room_many: startingWith(
    text({ label: 'Vários', max: 30, required: 'Escreva a palavra', half: true }),
    'chalés',
  ),
  room_gender: startingWith(
    choice({
      label: 'Artigo',
      required: 'Escolha o artigo',
      labels: { o: 'o, os (o chalé, os quartos)', a: 'a, as (a suíte, as cabanas)' },
    }),
    'o',
  ),
  kinds: startingWith(
    {
      ...rows({
        label: 'Tipos de acomodação',
        hint: 'Na ordem da página das acomodações e da lista em que se escolhe o tipo.',
        one: 'tipo',
        most,
        columns: { name, title, code },
      }),
      // The code comes from the first name and does not change.
      inForm: { name, title },
    },
    startNaming.kinds,
  ),
  rooms_shown: startingWith(
    choice({
      label: 'A página mostra',
      required: 'Escolha o que a página mostra',
      labels: {
        first: 'A primeira acomodação ativa de cada tipo',
        each: 'Todas as acomodações ativas, por tipo',
      },
    }),
    'first',
  ),
  package_categories: startingWith(
    {
      ...rows({
        label: 'Categorias de pacotes',
        hint: 'Na ordem dos filtros.',
        one: 'categoria',
        most,
        columns: { name, code },
      }),
      inForm: { name },
    },
    startNaming.package_categories,
  ),
  menu: startingWith(
    rows({
      label: 'Menu do site',
      hint: 'Na ordem do menu e do rodapé. Uma página desligada em Páginas não aparece.',
      one: 'entrada',
      most: menuPages.length,
      columns: {
        page: choice({
          label: 'Página',
          required: 'Escolha a página',
          essential: true,
          half: true,
          labels: { ...usual, rooms: 'Acomodações' },
        }),
        label: text({ label: 'Palavra', hint: 'Em branco, o nome da página.', max: 16, half: true }),
      },
    }),
    startNaming.menu,
  ),
}

export const namingSection = loneSection('naming', 'Nomes e menu', namingFields)

export type Naming = Omit<z.infer<typeof namingSection.schema>, 'id'>

/** Returns errors by field: a missing kind, and duplicate names or pages. */
export function namingErrors(values: Record<string, unknown>): Record<string, string> {
  const { kinds, package_categories, menu } = namingSection.schema.parse({ id: 'naming', ...values })
  return Object.fromEntries([
    ...(kinds.length === 0 ? [['kinds', 'Deixe pelo menos um tipo']] : []),
    ...findRepeated(kinds, 'kinds', 'name', 'Já existe um tipo com este nome'),
    ...findRepeated(
      package_categories,
      'package_categories',
      'name',
      'Já existe uma categoria com este nome',
    ),
    ...findRepeated(menu, 'menu', 'page', 'Esta página já está no menu'),
  ])
}

/** Returns the codes of new kinds and categories, stored with the typed values. */
export function namingCodes(values: Record<string, unknown>) {
  const { kinds, package_categories } = namingSection.schema.parse({ id: 'naming', ...values })
  return { kinds: withCodes(kinds), package_categories: withCodes(package_categories) }
}

function findRepeated<Name extends string>(
  entries: Record<Name, string>[],
  field: string,
  column: Name,
  message: string,
) {
  const texts = entries.map((entry) => entry[column].toLocaleLowerCase('pt-BR'))
  return texts.flatMap((text, place) =>
    texts.indexOf(text) < place ? [[`${field}.${place}.${column}`, message]] : [],
  )
}

/** Gives a field an initial value from the specification. */
function startingWith<Own extends Field>(field: Own, start: z.output<Own['read']>): Started<Own> {
  const stored = (value: unknown) => value ?? start
  return {
    ...field,
    blank: start,
    read: z.preprocess(stored, field.read),
    toForm: (value: unknown) => field.toForm(stored(value)),
  } as Started<Own>
}

type Started<Own extends Field> = Omit<Own, 'read'> & { read: z.ZodType<z.output<Own['read']>> }
