import * as Dialog from '@radix-ui/react-dialog'
import { Search } from 'lucide-react'
import Link from 'next/link'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useCloseRequest } from '@/components/ui/close-request'
import { isFocusLost } from '@/components/ui/focus-lost'
import { type MenuPage, pageNames, startNaming } from '@/lib/hotel/naming/words'
import type { SearchEntry } from '@/lib/panel/panel-search'
import { pendingPath, routes, storedAddress } from '@/lib/paths'
import { foldText, hasWords } from '@/lib/words'
import { ImageThumb } from '../_media/image-thumb'
import { account, blockScreens, type ListLink, screens, siteScreens, tools } from '../_shell/nav-items'
import { unreachableResult } from '../_ui/toast-failure'
import { loadSearch } from './actions'

/** Searches everything in the panel; arrow keys choose, Enter opens. */
export function SearchDialog({ lists, onClose }: { lists: ListLink[]; onClose: () => void }) {
  const search = useSearch(lists)
  const before = useRef(document.activeElement)
  useCloseRequest(true, onClose)
  const { typed, found, active, listId, optionId } = search
  const isOpen = typed.trim() !== '' && found.length > 0
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-shade" />
        <Dialog.Content
          className="on-light fixed inset-x-0 top-14 z-50 flex max-h-[calc(100dvh-3.5rem)] flex-col bg-white sm:inset-x-auto sm:top-[12dvh] sm:left-[calc(50%-20rem)] sm:max-h-[70dvh] sm:w-[40rem] sm:rounded-xs"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isFocusLost() && before.current instanceof HTMLElement) before.current.focus()
          }}
        >
          <Dialog.Title className="sr-only">Buscar no painel</Dialog.Title>
          <div className="flex items-center gap-3 border-b pr-2 pl-5">
            <Search className="size-5 flex-none text-ink-600" aria-hidden="true" />
            <input
              type="text"
              role="combobox"
              aria-label="Buscar pacotes, acomodações, páginas e fotos"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen ? optionId(active) : undefined}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={80}
              placeholder="Pacote, acomodação, página ou foto"
              value={typed}
              onChange={(event) => search.type(event.target.value)}
              onKeyDown={search.onKeyDown}
              className="min-h-14 w-full min-w-0 bg-transparent text-[1rem] outline-none"
            />
            <Dialog.Close className="min-h-11 flex-none rounded-xs px-3 font-semibold text-forest-800 hover:bg-sand-100">
              Fechar
            </Dialog.Close>
          </div>
          <SearchResults search={search} onChoose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type SearchResultsProps = { search: ReturnType<typeof useSearch>; onChoose: () => void }

function SearchResults({ search, onChoose }: SearchResultsProps) {
  const { found, listId, optionId, active } = search
  const groups = [...Map.groupBy(found, ({ group }) => group)]
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-5 py-4 text-ink-600'}>
        {describeState(search)}
      </p>
      <div id={listId} role="listbox" aria-label="Resultados" className="overflow-y-auto overscroll-contain">
        {groups.map(([group, entries], position) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups but no fieldset
          <div
            key={group}
            role="group"
            aria-labelledby={`${listId}-${position}`}
            className="border-b py-2 last:border-0"
          >
            <p id={`${listId}-${position}`} className="px-5 py-1 text-[0.8125rem] text-ink-600">
              {group}
            </p>
            {entries.map((entry) => {
              const index = found.indexOf(entry)
              return (
                <Result
                  key={optionId(index)}
                  id={optionId(index)}
                  entry={entry}
                  isActive={index === active}
                  onChoose={onChoose}
                />
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

type ResultProps = { id: string; entry: SearchEntry; isActive: boolean; onChoose: () => void }

function Result({ id, entry: { label, detail, href, image }, isActive, onChoose }: ResultProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick: onChoose,
    className: `flex min-h-11 items-center gap-3 px-5 py-1.5 hover:bg-sand-50 ${isActive ? 'bg-sand-100' : ''}`,
  }
  const content = (
    <>
      {image && <ImageThumb src={image} alt="" className="h-8 w-12" />}
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{label}</span>
        {detail && <span className="truncate text-[0.8125rem] text-ink-600">{detail}</span>}
      </span>
    </>
  )
  // A full page load, because the site has its own style sheet.
  if (!href.startsWith('/admin')) {
    return (
      <a href={href} {...shared}>
        {content}
      </a>
    )
  }
  return (
    <Link href={storedAddress(href)} prefetch={false} {...shared}>
      {content}
    </Link>
  )
}

function describeState({ typed, found, isLoading, failed }: SearchResultsProps['search']) {
  if (typed.trim() === '') return 'Digite parte de um nome. As setas escolhem e Enter abre.'
  if (found.length > 0) return found.length === 1 ? '1 resultado' : `${found.length} resultados`
  if (isLoading) return 'Procurando…'
  if (failed) return 'Não foi possível ler os itens agora; só as páginas foram procuradas.'
  return `Nada encontrado para “${typed.trim()}”. Confira a escrita ou tente outra palavra.`
}

/** Manages the typed text, the entries found and the active one. The content is fetched once, when the search opens (ADM-18). */
function useSearch(lists: ListLink[]) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof loadSearch>>>()

  // Prefetches the content before the first keystroke.
  useEffect(() => {
    void loadSearch({}).catch(unreachableResult('Erro ao carregar a busca.')).then(setAnswer)
  }, [])

  const entries = useMemo(() => {
    const { entries = [], hidden = [], names = pageNames(startNaming) } = answer?.ok ? answer : {}
    return [...entries, ...screenEntries(lists, names, hidden)]
  }, [answer, lists])
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => findEntries(entries, wanted), [entries, wanted])
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
  names: Record<MenuPage, string>,
  hidden: string[],
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
