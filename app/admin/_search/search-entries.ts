import { pageNames, startNaming } from '@/lib/hotel/naming/words'
import type { SearchEntry } from '@/lib/panel/panel-search'
import { pendingPath, routes } from '@/lib/paths'
import { foldText, hasWords } from '@/lib/words'
import { account, blockScreens, type ListLink, screens, siteScreens, tools } from '../_shell/nav-items'

const maxFound = 6

/** Returns the entries that contain all typed words, ignoring accents, by group and best first. */
export function findEntries(entries: SearchEntry[], typed: string): SearchEntry[] {
  const all = foldText(typed).split(/\s+/).filter(Boolean)
  const words = all.length > 1 ? all.filter((word) => !isSmall.test(word)) : all
  if (words.length === 0) return []
  const scored = entries.flatMap((entry) => {
    const { label, detail, group } = entry
    if (!hasWords([label, detail, entry.words, group].join(' '), words.join(' '))) return []
    return [{ entry, rank: rankMatch(foldText(label), words) }]
  })
  const groups = Map.groupBy(
    scored.toSorted((a, b) => a.rank - b.rank),
    ({ entry }) => entry.group,
  )
  return [...groups.values()].flatMap((found) => found.slice(0, maxFound).map(({ entry }) => entry))
}

/** Articles and prepositions, as in 'a cor do site'. */
const isSmall = /^(?:[aeo]s?|um|uma|com|de|em|para|[dn][ao]s?|[dn]um|[dn]uma)$/

/** Ranks a match at the start of the label first, and one outside of it last. */
function rankMatch(label: string, words: string[]) {
  const [first = ''] = words
  if (label.startsWith(first)) return 0
  return words.every((word) => label.includes(word)) ? 1 : 2
}

/** Synonyms by screen; a plural also matches its singular. */
const clerksWords: Record<string, string> = {
  '/admin/hotel': 'vídeos filmes fotos capas topo',
  '/admin/brand': 'cores letras fontes logotipo botões site',
  '/admin/packages': 'preços promoções',
  '/admin/rooms': 'preços diárias quartos',
  '/admin/notice': 'avisos alertas estradas faixas interditada urgente',
  '/admin/naming': 'ordem palavras categorias tipos site',
  '/admin/contacts': 'horários check-in check-out mapa',
  '/admin/conditions': 'pix preços parcelas cancelamento',
  '/admin/history': 'desfazer versões',
  '/admin/trash': 'excluídos apagados recuperar',
  '/admin/team': 'usuários colegas pessoas acesso',
  '/admin/account': 'senhas',
}

/** Lists the panel's screens and the public pages, except `hidden` ones. */
export function screenEntries(
  lists: ListLink[],
  hidden: string[] = [],
  names = pageNames(startNaming),
): SearchEntry[] {
  const entries = [
    ...[...screens(lists), ...siteScreens(lists), ...blockScreens(lists), ...tools, account].map(
      ({ label, href }) => panel(label, href, clerksWords[href]),
    ),
    panel('Marca: logotipo, cores e letras', '/admin/brand', 'nome slogan símbolo ícone favicon tema'),
    panel('Ainda não publicado', pendingPath, 'rascunhos mudanças marcadas links prévias agendado'),
    panel('Migrar Imagens', '/admin/migrate-images'),
    panel(
      'Seção Hero, Seção Sobre e Configurações Gerais',
      '/admin/hotel',
      'telefone e-mail endereço logo cor',
    ),
    site('Início', routes.home, 'home'),
    site(names.about, routes.about, 'sobre hotel história'),
    site(names.rooms, routes.rooms, 'quartos acomodações'),
    site(names.leisure, routes.leisure, 'lazer bem-estar piscina'),
    site(names.restaurant, routes.restaurant, 'gastronomia restaurante'),
    site(names.packages, routes.packages, 'pacotes ofertas'),
    site('Pesquisa de satisfação', routes.survey),
    site('Termos', routes.terms),
    site('Antes de chegar', routes.arrival, 'viagem caminho'),
    site('Privacidade', routes.privacy),
  ]
  return entries.filter(({ href }) => !hidden.includes(href))
}

const inGroup =
  (group: string) =>
  (label: string, href: string, words = ''): SearchEntry => ({
    group,
    label,
    detail: '',
    href,
    image: null,
    words,
  })
const panel = inGroup('Telas do painel')
const site = inGroup('Páginas do site')
