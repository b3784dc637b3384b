import { Search } from 'lucide-react'
import Link from 'next/link'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useCloseRequest } from '@/components/ui/close-request'
import type { SearchEntry } from '@/lib/panel/panel-search'
import { storedAddress } from '@/lib/paths'
import { ImageThumb } from '../_media/image-thumb'
import type { ListLink } from '../_shell/nav-items'
import { unreachableResult } from '../_ui/toast-failure'
import { loadSearch } from './actions'

/** Searches everything in the panel; arrow keys choose, Enter opens. The browser's own dialog needs no library at each load. */
export function SearchDialog({ lists, onClose }: { lists: ListLink[]; onClose: () => void }) {
  const search = useSearch(lists)
  const element = useRef<HTMLDialogElement>(null)
  const close = () => element.current?.close()
  useCloseRequest(true, close)
  // Before the next keystroke, which goes to the field then (ADM-18).
  useLayoutEffect(() => element.current?.showModal(), [])
  const { typed, found, active, listId, optionId } = search
  const isOpen = typed.trim() !== '' && found.length > 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={element}
      aria-label="Buscar no painel"
      // Closing it returns the focus.
      onClose={onClose}
      // Only a click beside the content is on the dialog itself.
      onClick={(event) => event.target === event.currentTarget && close()}
      className="on-light fixed inset-x-0 top-14 bottom-auto flex max-h-[calc(100dvh-3.5rem)] w-full max-w-none flex-col overflow-hidden bg-white text-inherit backdrop:bg-shade sm:inset-x-auto sm:top-[12dvh] sm:left-[calc(50%-20rem)] sm:max-h-[70dvh] sm:w-[40rem] sm:rounded-xs"
    >
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
        <button
          type="button"
          className="min-h-11 flex-none rounded-xs px-3 font-semibold text-forest-800 hover:bg-sand-100"
          onClick={close}
        >
          Fechar
        </button>
      </div>
      <SearchResults search={search} onChoose={close} />
    </dialog>
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

  const [finder, setFinder] = useState<typeof import('./search-entries')>()

  // The field takes letters while this loads (ADM-18).
  useEffect(() => {
    const load = async () => {
      const finding = import('./search-entries').then(setFinder)
      const [loaded] = await Promise.all([loadSearch({}), finding])
      return loaded
    }
    void load().catch(unreachableResult('Erro ao carregar a busca.')).then(setAnswer)
  }, [])

  const entries = useMemo(() => {
    const { entries = [], hidden, names } = answer?.ok ? answer : {}
    return [...entries, ...(finder?.screenEntries(lists, hidden, names) ?? [])]
  }, [finder, answer, lists])
  // Not deferred, because Enter opens the result of what was typed up to then.
  const found = useMemo(() => finder?.findEntries(entries, typed) ?? [], [finder, entries, typed])
  const optionId = (index: number) => `${id}-${index}`
  const openActive = () => document.getElementById(optionId(active))?.click()

  // Enter before the content is there opens the first result of it.
  const [isEntered, setEntered] = useState(false)
  const openEntered = useEffectEvent(openActive)
  useEffect(() => {
    if (!answer || !isEntered) return
    setEntered(false)
    openEntered()
  }, [answer, isEntered])

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
      if (found.length > 0) openActive()
      else setEntered(true)
    }
  }

  return {
    listId: `${id}-list`,
    optionId,
    typed,
    type(text: string) {
      setTyped(text)
      setActive(0)
      setEntered(false)
    },
    active,
    found,
    isLoading: !answer,
    failed: answer?.ok === false,
    onKeyDown,
  }
}
