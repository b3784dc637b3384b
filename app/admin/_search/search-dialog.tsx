'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { Search } from 'lucide-react'
import Link from 'next/link'
import { leaveByLink } from '@/components/ui/history-layers'
import { storedAddress } from '@/lib/paths'
import type { SearchEntry } from '@/lib/site/panel-search'
import { ImageThumb } from '../_images/image-thumb'
import type { ListLink } from '../_shell/nav-items'
import { useDialogEntry } from '../_ui/use-leave-guard'
import { useSearch } from './use-search'

type Props = { lists: ListLink[]; onClose: () => void }

/** One field over everything in the panel; arrow keys choose, Enter opens. */
export function SearchDialog({ lists, onClose }: Props) {
  const search = useSearch(lists)
  useDialogEntry(onClose)
  const { typed, found, active, listId, optionId } = search
  const isOpen = typed.trim() !== '' && found.length > 0
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-shade" />
        <Dialog.Content
          className="on-light fixed inset-x-0 top-14 z-50 flex max-h-[calc(100dvh-3.5rem)] flex-col bg-white sm:inset-x-auto sm:top-[12dvh] sm:left-[calc(50%-20rem)] sm:max-h-[70dvh] sm:w-[40rem] sm:rounded-xs"
          aria-describedby={undefined}
          onClick={leaveByLink}
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
              placeholder="Pacote, chalé, página ou foto"
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
        {sentence(search)}
      </p>
      <div id={listId} role="listbox" aria-label="Resultados" className="overflow-y-auto overscroll-contain">
        {groups.map(([group, entries], position) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, and no fieldset
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
  // The site has a style sheet of its own: its pages load afresh.
  if (!href.startsWith('/admin')) {
    return (
      <a href={href} {...shared}>
        {content}
      </a>
    )
  }
  return (
    <Link replace href={storedAddress(href)} prefetch={false} {...shared}>
      {content}
    </Link>
  )
}

function sentence({ typed, found, isLoading, failed }: SearchResultsProps['search']) {
  if (typed.trim() === '') return 'Digite parte de um nome. As setas escolhem e Enter abre.'
  if (found.length > 0) return found.length === 1 ? '1 resultado' : `${found.length} resultados`
  if (isLoading) return 'Procurando…'
  if (failed) return 'Não foi possível ler os itens agora; só as páginas foram procuradas.'
  return `Nada encontrado para “${typed.trim()}”. Confira a escrita ou tente outra palavra.`
}
