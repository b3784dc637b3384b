import { isKindName, kinds } from '@/components/blocks/kinds'
import type { ListPanel } from '@/lib/content/definition'
import { listTexts } from '@/lib/content/list-texts'
import { shorten } from '@/lib/format'
import { blockFields, ownBlockFields } from '@/lib/pages/fields'
import { ownPageFields } from '@/lib/pages/own/fields'
import type { BlockPage } from '@/lib/pages/page-names'
import { pagesFields } from '@/lib/pages/pages'
import { blockProblems } from '@/lib/pages/problems'
import { registry } from '@/lib/site/registry'
import { listPanel, lonePanel } from './list-panel'

export const pagesPanel = lonePanel(registry.pages, pagesFields, {
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

export const ownPagePanel = listPanel(
  ownPageFields,
  listTexts(
    { one: 'página', several: 'páginas', feminine: true },
    {
      title: 'Páginas próprias',
      text: 'Até doze páginas além das do site, como adega, eventos ou casamentos. Cada uma aparece quando tem um bloco visível.',
    },
  ),
  { copy: () => ({ slug: undefined, previousSlugs: undefined }) },
)

/** Builds the panel of a page's blocks, titled like their list; each block is validated by its kind. */
export function blockPanel(page: BlockPage, { label }: { label: string }): ListPanel {
  const texts = listTexts(
    { one: 'bloco', several: 'blocos', feminine: false },
    { title: label, text: 'Na ordem em que a página os mostra.' },
  )
  const panel = listPanel(page === 'own' ? ownBlockFields : blockFields, texts, {
    store: (values) => ({ ...values, name: blockName(values) }),
  })
  return {
    ...panel,
    fieldErrors: (values, before, bucket, isDraft) => ({
      ...panel.fieldErrors(values, before, bucket),
      ...blockProblems(values, page, isDraft && 'excess'),
    }),
  }
}

/** Returns a block's name in lists and history: its kind if a page has only one, otherwise its first words. */
export function blockName(values: Record<string, unknown>): string {
  const { kind, title, quote, lead, text } = values
  const known = isKindName(kind) ? kinds[kind] : undefined
  const words = [title, quote, lead, text].find((value) => typeof value === 'string' && value.trim())
  if (known?.once || typeof words !== 'string') return known?.name ?? 'Bloco'
  return shorten(words.trim().replaceAll(/\s+/g, ' '), 60)
}
