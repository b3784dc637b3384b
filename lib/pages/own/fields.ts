import { listSection } from '@/lib/content/definition'
import { choice, flag, text } from '@/lib/content/fields/kinds'
import { textList } from '@/lib/content/fields/zod-fields'
import { formerSlugsForm, slugPattern } from '@/lib/content/slug'
import { isReserved } from '@/lib/paths'
import type { Previewed } from '@/lib/publication/published'
import { z } from '@/lib/zod'

/** Pages that a hotel adds (PAGE-11); their blocks are a separate list. */

const links: Record<string, string> = { menu: 'No menu e no rodapé', footer: 'Só no rodapé' }

const slug = text({
  label: 'Endereço',
  hint: 'O que vem depois da barra: adega fica em /adega. Quem tiver o endereço anterior continua chegando.',
  placeholder: 'adega',
  max: 60,
  required: 'Endereço é obrigatório',
  pattern: [slugPattern, 'Use só letras minúsculas sem acento, números e hífens'],
})

export const ownPageFields = {
  name: text({
    label: 'Nome',
    placeholder: 'Ex.: Adega',
    max: 40,
    required: 'Nome é obrigatório',
    essential: true,
    half: true,
  }),
  link: choice({
    label: 'Link para ela',
    placeholder: 'Nenhum',
    blank: 'menu',
    max: 20,
    half: true,
    labels: links,
  }),
  slug: {
    ...slug,
    read: z
      .string()
      .regex(slugPattern)
      .refine((read) => !isReserved(read)),
    form: slug.form.refine((typed) => !isReserved(typed), 'O site já usa este endereço; escolha outro'),
  },
  title: text({ label: 'Título nos buscadores', hint: 'Em branco: página, hotel e cidade.', max: 60 }),
  description: text({
    label: 'Descrição nos buscadores',
    hint: 'Até 160 letras aparecem. Em branco, as primeiras palavras da página.',
    max: 200,
    rows: 2,
  }),
  active: flag({ label: 'Visível no site', absent: true }),
}

const pages = listSection('own_pages', 'Páginas próprias', ownPageFields)

export const ownPagesSection = {
  ...pages,
  schema: pages.schema.extend({ previousSlugs: textList.optional() }),
  derived: ['previousSlugs'],
  keys: ['id', 'slug'],
  carried: { previousSlugs: formerSlugsForm },
  unique: { field: 'slug', message: 'já existe uma página com este endereço' },
  most: 12,
}

export type OwnPage = z.infer<typeof ownPagesSection.schema> & Previewed
