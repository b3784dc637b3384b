'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { Search } from 'lucide-react'
import { leaveByLink } from '@/components/ui/history-layers'
import type { ListLink } from '../_shell/nav-items'
import { useDialogEntry } from '../_ui/use-dialog-entry'
import { SearchResults } from './search-results'
import { useSearch } from './use-search'

type Props = { lists: ListLink[]; onClose: () => void }

/** One field over everything in the panel; arrow keys choose, Enter opens. */
export function SearchDialog({ lists, onClose }: Props) {
  const search = useSearch(lists)
  useDialogEntry(true, onClose)
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
