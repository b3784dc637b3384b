'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { DrawerContent, Drawer as DrawerType } from './drawer'
import { footerId, showContacts } from './footer-id'

const loadDrawer = () => import('./drawer')

type Props = DrawerContent & { icon: ReactNode }

/** Opens the drawer, whose code loads on hover or focus. Without JavaScript it links to the footer. */
export function MenuButton({ icon, ...content }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<typeof DrawerType>()

  const prepare = () => void loadDrawer().catch(() => undefined)
  const show = async () => {
    try {
      const module = await loadDrawer()
      setDrawer(() => module.Drawer)
      setOpen(true)
    } catch {
      showContacts()
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Abrir o menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="header-button noscript:hidden"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        {icon}
      </button>
      <a href={`#${footerId}`} className="header-button hidden noscript:grid" aria-label="Ir para o menu">
        {icon}
      </a>
      {Drawer && <Drawer {...content} open={open} onClose={() => setOpen(false)} opener={button} />}
    </>
  )
}
