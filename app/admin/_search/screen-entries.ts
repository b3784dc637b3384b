import { routes } from '@/lib/paths'
import type { SearchEntry } from '@/lib/site/panel-search'
import { blockScreens, type ListLink, screens, siteScreens, tools } from '../_shell/nav-items'

/** The panel's own screens and the public pages, without those at the `hidden` addresses. */
export function screenEntries(lists: ListLink[], hidden: string[]): SearchEntry[] {
  const entries = [
    ...[...screens(lists), ...siteScreens(lists), ...blockScreens(lists), ...tools].map(({ label, href }) =>
      page('Telas do painel', label, href),
    ),
    page(
      'Telas do painel',
      'Marca: logotipo, cores e letras',
      '/admin/brand',
      'nome slogan símbolo ícone favicon tema',
    ),
    page('Telas do painel', 'Migrar Imagens', '/admin/migrate-images'),
    page(
      'Telas do painel',
      'Seção Hero, Seção Sobre e Configurações Gerais',
      '/admin/hotel',
      'telefone e-mail endereço logo cor',
    ),
    page('Páginas do site', 'Início', routes.home, 'home'),
    page('Páginas do site', 'Sobre', routes.about, 'hotel história'),
    page('Páginas do site', 'Chalés', routes.rooms, 'quartos acomodações'),
    page('Páginas do site', 'Lazer', routes.leisure, 'bem-estar piscina'),
    page('Páginas do site', 'Gastronomia', routes.restaurant, 'restaurante'),
    page('Páginas do site', 'Pacotes', routes.packages, 'ofertas'),
    page('Páginas do site', 'Pesquisa de satisfação', routes.survey),
    page('Páginas do site', 'Termos', routes.terms),
    page('Páginas do site', 'Antes de chegar', routes.arrival, 'viagem caminho'),
    page('Páginas do site', 'Privacidade', routes.privacy),
  ]
  return entries.filter(({ href }) => !hidden.includes(href))
}

function page(group: string, label: string, href: string, words = ''): SearchEntry {
  return { group, label, detail: '', href, image: null, words }
}
