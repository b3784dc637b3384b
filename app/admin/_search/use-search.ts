'use client'

import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { routes } from '@/lib/paths'
import type { SearchEntry } from '@/lib/site/panel-search'
import { blockScreens, type ListLink, screens, siteScreens, tools } from '../_shell/nav-items'
import { unreachable } from '../_ui/toast-failure'
import { loadSearch } from './actions'

/** The typed text, the entries it finds, and the active one. The content is fetched once, when the search opens (ADM-18). */
export function useSearch(lists: ListLink[]) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [content, setContent] = useState<SearchEntry[] | null>(null)
  const [hidden, setHidden] = useState<string[]>([])
  const [failed, setFailed] = useState(false)

  // The content is needed as soon as the search is open.
  useEffect(() => {
    void loadSearch({})
      .catch(unreachable('Erro ao carregar a busca.'))
      .then((answer) => {
        setContent(answer.ok ? answer.entries : [])
        setHidden(answer.ok ? answer.hidden : [])
        setFailed(!answer.ok)
      })
  }, [])

  const entries = useMemo(
    () => [...(content ?? []), ...screenEntries(lists, hidden)],
    [content, lists, hidden],
  )
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => find(entries, wanted), [entries, wanted])
  const optionId = (index: number) => `${id}-${index}`

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      const next = (active + step + found.length) % found.length
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  }

  return {
    listId: `${id}-list`,
    optionId,
    typed,
    type(text: string) {
      setTyped(text)
      setActive(0)
    },
    active,
    found,
    isLoading: content === null,
    failed,
    onKeyDown,
  }
}

const foundAtMost = 6

/** Returns the entries that contain every typed word, regardless of accents, by group and best first. */
export function find(entries: SearchEntry[], typed: string): SearchEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const scored = entries.flatMap((entry) => {
    const label = plain(entry.label)
    const all = `${label} ${plain(`${entry.detail} ${entry.words} ${entry.group}`)}`
    if (!words.every((word) => all.includes(word))) return []
    return [{ entry, rank: rankOf(label, words) }]
  })
  const groups = Map.groupBy(
    scored.toSorted((a, b) => a.rank - b.rank),
    ({ entry }) => entry.group,
  )
  return [...groups.values()].flatMap((found) => found.slice(0, foundAtMost).map(({ entry }) => entry))
}

/** A match at the beginning of the name ranks first, one outside of the name last. */
function rankOf(label: string, words: string[]) {
  const [first = ''] = words
  if (label.startsWith(first)) return 0
  return words.every((word) => label.includes(word)) ? 1 : 2
}

function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The panel's screens and the public pages, without those at the `hidden` addresses. */
function screenEntries(lists: ListLink[], hidden: string[]): SearchEntry[] {
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
