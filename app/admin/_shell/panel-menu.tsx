'use client'

import { Menu, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ListLink } from './nav-items'
import { PanelNav } from './panel-nav'

const id = 'menu-do-painel'

/** Shows the sidebar on narrow screens. The browser closes it on Escape and outside clicks. */
export function PanelMenu({ lists }: { lists: ListLink[] }) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div data-stays className="-ml-2 lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={open ? 'Fechar o menu' : 'Abrir o menu'}
        className="grid size-11 place-items-center"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="on-dark fixed inset-x-0 top-14 bottom-auto m-0 max-h-[calc(100dvh-3.5rem)] w-full flex-col bg-forest-900 px-4 pt-2 pb-6 open:flex"
      >
        <PanelNav lists={lists} onChoose={() => menu.current?.hidePopover()} />
      </div>
    </div>
  )
}
