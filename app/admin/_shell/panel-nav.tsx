'use client'

import { ExternalLink, LogOut, Menu, X } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { account, isBlockList, type ListLink, screens, siteScreens, tools } from './nav-items'
import { SignOutForm } from './sign-out-form'

type Props = { lists: ListLink[]; onChoose?: () => void }

export function PanelNav({ lists, onChoose }: Props) {
  return (
    <nav aria-label="Painel" className="flex min-h-0 grow flex-col">
      <div className="-mx-1 flex min-h-0 grow flex-col gap-4 overflow-y-auto p-1 lg:[@media(height<62rem)]:gap-2">
        <Items items={screens(lists)} onChoose={onChoose} />
        <Items title="Site" items={siteScreens(lists)} onChoose={onChoose} />
        <Items title="Ferramentas" items={tools} onChoose={onChoose} />
      </div>
      {/* Stays visible whatever the number of entries and the window height (ADM-1). */}
      <ul className={`${entries} border-white-line border-t pt-2`}>
        <li>
          <ItemLink {...account} onChoose={onChoose} />
        </li>
        <li>
          {/* A full page load, because the site has its own style sheet. */}
          <a href="/" className={item}>
            <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
            Ir para o Site
          </a>
        </li>
        <li>
          <SignOutForm className={`${item} w-full`}>
            <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
            Sair
          </SignOutForm>
        </li>
      </ul>
    </nav>
  )
}

const menuId = 'menu-do-painel'

/** Shows the sidebar on narrow screens. The browser closes it on Escape and outside clicks. */
export function PanelMenu({ lists }: { lists: ListLink[] }) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div data-stays className="-ml-2 lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={open ? 'Fechar o menu' : 'Abrir o menu'}
        className="grid size-11 place-items-center"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="on-dark fixed inset-x-0 top-14 bottom-auto m-0 max-h-[calc(100dvh-3.5rem)] w-full flex-col bg-forest-900 px-4 pt-2 pb-6 open:flex"
      >
        <PanelNav lists={lists} onChoose={() => menu.current?.hidePopover()} />
      </div>
    </div>
  )
}

const item =
  'flex min-h-11 lg:pointer-fine:min-h-9 lg:pointer-fine:[@media(height<62rem)]:min-h-6.5 items-center gap-3 rounded-xs px-3 font-medium leading-tight text-mist hover:bg-forest-800 hover:text-white'
const entries = 'grid gap-1 lg:gap-0.5 lg:[@media(height<62rem)]:gap-0'
const current = 'aria-[current]:bg-forest-950 aria-[current]:text-white'

type ItemsProps = Pick<Props, 'onChoose'> & { items: typeof tools; title?: string }

function Items({ items, title, onChoose }: ItemsProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <div>
      {title && (
        <p id={id} className="px-3 pb-1 text-[0.8125rem] text-mist">
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id} className={entries}>
        {items.map((screen) => (
          <li key={screen.href}>
            <ItemLink {...screen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ItemLink({ label, href, icon: Icon, onChoose }: typeof account & Pick<Props, 'onChoose'>) {
  const pathname = usePathname()
  return (
    <Link
      href={href}
      // A prefetch would run the queries of pages that are rarely opened.
      prefetch={false}
      onClick={onChoose}
      aria-current={isCurrent(pathname, href) ? 'page' : undefined}
      className={`${item} ${current}`}
    >
      <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
      {label}
    </Link>
  )
}

function isCurrent(pathname: string, href: string) {
  if (pathname === href) return true
  return href === '/admin/pages' && isBlockList(pathname)
}
