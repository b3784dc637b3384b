'use client'

import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ListLink } from '../_shell/nav-items'
import { SearchDialog } from './search-dialog'

/** Opens the search over everything, also by Ctrl+K or Cmd+K. Its field comes with the page, so that no typed letter is lost (ADM-18). */
export function SearchButton({ lists }: { lists: ListLink[] }) {
  const [isOpen, setOpen] = useState(false)

  // The shortcut works on the whole page.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // An open dialog could lose its changes.
      if (!document.querySelector('[role="dialog"]')) setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        className="ml-auto inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-xs px-2 text-ink-600 hover:bg-sand-100 hover:text-ink-900 md:border md:px-3"
        onClick={() => setOpen(true)}
      >
        <Search className="size-5 flex-none" aria-hidden="true" />
        <span className="max-md:sr-only">Buscar</span>
        <span aria-hidden="true" className="ml-4 font-sans text-[0.8125rem] max-lg:hidden">
          Ctrl K
        </span>
      </button>
      {isOpen && <SearchDialog lists={lists} onClose={() => setOpen(false)} />}
    </>
  )
}
