'use client'

import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ListLink } from './nav-items'
import { PanelNav } from './panel-nav'

export function PanelMenu({ lists }: { lists: ListLink[] }) {
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    addEventListener('keydown', onKeyDown)
    addEventListener('pointerdown', onPointerDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  return (
    <div ref={frame} data-stays className="-ml-2 lg:hidden">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="menu-do-painel"
        aria-label={open ? 'Fechar o menu' : 'Abrir o menu'}
        className="grid size-11 place-items-center"
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div
        id="menu-do-painel"
        hidden={!open}
        className="on-dark absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-3.5rem)] overflow-y-auto bg-forest-900 px-4 pt-2 pb-6"
      >
        <PanelNav lists={lists} onChoose={() => setOpen(false)} />
      </div>
    </div>
  )
}
