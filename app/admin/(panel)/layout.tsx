import Link from 'next/link'
import type { ReactNode } from 'react'
import { Emblem } from '@/components/ui/emblem'
import { requireAdmin } from '@/lib/access/guard'
import { lists } from '@/lib/site/registry'
import {
  changeItems,
  deleteItem,
  duplicateItem,
  moveItem,
  setItemActive,
  undoDeleteItem,
} from '../_list/actions'
import { deletePendingVersion, reschedulePendingVersions, savePendingVersion } from '../_pending/actions'
import { SearchButton } from '../_search/search-button'
import { PanelMenu, PanelNav } from '../_shell/panel-nav'
import { SignOutWatch } from '../_shell/sign-out-form'
import { PanelActionsProvider } from '../_ui/panel-actions'

export default async function PanelLayout({ children }: { children: ReactNode }) {
  const { email } = await requireAdmin()
  const links = lists.map(({ name, label }) => ({ name, label }))
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[12rem_1fr] xl:grid-cols-[14rem_1fr]">
      <a
        href="#conteudo"
        className="fixed top-2 left-2 z-50 rounded-xs bg-white px-4 py-3 font-semibold text-forest-800 [&:not(:focus)]:-translate-y-24"
      >
        Pular para o conteúdo
      </a>
      <SignOutWatch />
      <aside className="on-dark sticky top-0 flex h-dvh flex-col bg-forest-900 px-1.5 pt-5 pb-2 [@media(height<62rem)]:pt-3 xl:px-3 max-lg:hidden">
        <p className="mb-6 flex items-center [@media(height<62rem)]:mb-3 gap-3 px-3 text-[1.0625rem] font-semibold">
          <Emblem className="text-gold-300" />
          Admin Panel
        </p>
        <PanelNav lists={links} />
      </aside>
      <div className="min-w-0">
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the framed site has a banner too */}
        <header
          aria-label="Topo do painel"
          data-top-bar
          className="sticky top-0 z-30 flex min-h-14 items-center gap-3 border-b bg-white px-4 sm:px-8 lg:px-5 xl:px-6"
        >
          <PanelMenu lists={links} />
          <p className="font-semibold leading-tight min-[23rem]:whitespace-nowrap">Painel Administrativo</p>
          <SearchButton lists={links} />
          <Link
            href="/admin/account"
            prefetch={false}
            className="grid min-h-11 min-w-0 content-center pl-2 lg:max-w-48 xl:max-w-56 text-right text-[0.8125rem] leading-tight hover:text-forest-800 hover:underline"
          >
            <span className="sr-only">Minha conta: </span>
            <span className="truncate">{email}</span>
            <span className="text-ink-600">Admin</span>
          </Link>
        </header>
        <main
          id="conteudo"
          aria-label="Conteúdo do painel"
          tabIndex={-1}
          className="px-4 py-6 outline-none sm:px-8 lg:px-5 lg:py-8 xl:px-6"
        >
          <PanelActionsProvider actions={{ ...ofLists, ...ofPending }}>{children}</PanelActionsProvider>
        </main>
      </div>
    </div>
  )
}

const ofLists = { changeItems, deleteItem, duplicateItem, moveItem, setItemActive, undoDeleteItem }
const ofPending = { deletePendingVersion, reschedulePendingVersions, savePendingVersion }
