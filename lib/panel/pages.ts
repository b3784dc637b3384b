import { isKindName, kinds } from '@/components/blocks/kinds'
import { mediaErrors } from '@/lib/content/fields/media-check'
import { listTexts } from '@/lib/content/list-texts'
import { withPreviousSlugs } from '@/lib/content/slug'
import { shorten } from '@/lib/format'
import { blockFields, blockSections, ownBlockFields } from '@/lib/pages/blocks'
import { ownPageFields, ownPagesSection } from '@/lib/pages/own/fields'
import type { BlockPage } from '@/lib/pages/pages'
import { pagesFields, pagesSection } from '@/lib/pages/pages'
import { blockProblems } from '@/lib/pages/problems'
import { edited, editedLone } from './list-panel'

export const editedPages = editedLone(pagesSection, pagesFields, {
  text: 'Quais páginas o site tem, e o que os buscadores dizem de cada uma.',
  groups: [
    {
      title: 'Páginas do site',
      text: 'Uma página desligada sai do menu, do rodapé, dos links e dos buscadores; o que está escrito nela fica guardado.',
      fields: ['about.shown', 'leisure.shown', 'restaurant.shown', 'survey.shown'],
    },
    {
      title: 'Respostas da pesquisa',
      text: 'Com a autorização de cada hóspede, elas aparecem em Pesquisa. A página Privacidade passa a dizer isso.',
      fields: ['survey.connected', 'survey.months'],
    },
    { title: 'No alto da página das acomodações', fields: ['rooms.heading', 'rooms.lead'] },
    {
      title: 'Nos buscadores',
      text: 'No título, o que se oferece e onde: “Chalés com lareira na serra do Rio”. Em branco, o nome da página com o hotel e a cidade, e as primeiras palavras dela.',
      fields: ['home', 'about', 'rooms', 'leisure', 'restaurant', 'packages'].flatMap((page) => [
        `${page}.title`,
        `${page}.description`,
      ]),
    },
  ],
})

export const editedOwnPages = edited(
  ownPagesSection,
  ownPageFields,
  listTexts(
    { one: 'página', several: 'páginas', feminine: true },
    {
      title: 'Páginas próprias',
      text: 'Até doze páginas além das do site, como adega, eventos ou casamentos. Cada uma aparece quando tem um bloco visível.',
    },
  ),
  { copy: () => ({ slug: undefined, previousSlugs: undefined }) },
  withPreviousSlugs,
)

/** Adds to a page's blocks how the panel edits them, titled like their list; each block is validated by its kind. */
function editedBlockList<Page extends BlockPage>(page: Page) {
  const section = blockSections[page]
  const texts = listTexts(
    { one: 'bloco', several: 'blocos', feminine: false },
    { title: section.label, text: 'Na ordem em que a página os mostra.' },
  )
  return edited(section, page === 'own' ? ownBlockFields : blockFields, texts, {
    store: (values) => ({ ...values, name: blockName(values) }),
    fieldErrors: (values, before, bucket, isDraft) => ({
      ...mediaErrors(section.fields, values, bucket, before),
      ...blockProblems(values, page, isDraft && 'excess'),
    }),
  })
}

/** The blocks of each page. */
export const editedBlocks = {
  home: editedBlockList('home'),
  about: editedBlockList('about'),
  leisure: editedBlockList('leisure'),
  restaurant: editedBlockList('restaurant'),
  own: editedBlockList('own'),
}

/** Returns a block's name in lists and history: its kind if a page has only one, otherwise its first words. */
export function blockName(values: Record<string, unknown>): string {
  const { kind, title, quote, lead, text } = values
  const known = isKindName(kind) ? kinds[kind] : undefined
  const words = [title, quote, lead, text].find((value) => typeof value === 'string' && value.trim())
  if (known?.once || typeof words !== 'string') return known?.name ?? 'Bloco'
  return shorten(words.trim().replaceAll(/\s+/g, ' '), 60)
}
