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
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof loadSearch>>>()

  // The content is needed as soon as the search is open.
  useEffect(() => {
    void loadSearch({}).catch(unreachable('Erro ao carregar a busca.')).then(setAnswer)
  }, [])

  const entries = useMemo(() => {
    const { entries = [], hidden = [] } = answer?.ok ? answer : {}
    return [...entries, ...screenEntries(lists, hidden)]
  }, [answer, lists])
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
    isLoading: !answer,
    failed: answer?.ok === false,
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
      panel(label, href),
    ),
    panel('Marca: logotipo, cores e letras', '/admin/brand', 'nome slogan símbolo ícone favicon tema'),
    panel('Migrar Imagens', '/admin/migrate-images'),
    panel(
      'Seção Hero, Seção Sobre e Configurações Gerais',
      '/admin/hotel',
      'telefone e-mail endereço logo cor',
    ),
    site('Início', routes.home, 'home'),
    site('Sobre', routes.about, 'hotel história'),
    site('Chalés', routes.rooms, 'quartos acomodações'),
    site('Lazer', routes.leisure, 'bem-estar piscina'),
    site('Gastronomia', routes.restaurant, 'restaurante'),
    site('Pacotes', routes.packages, 'ofertas'),
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
