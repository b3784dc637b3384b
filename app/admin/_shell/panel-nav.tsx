'use client'

import { ExternalLink, LogOut } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ListLink, screens, tools } from './nav-items'
import { SignOutForm } from './sign-out-form'

type Props = { lists: ListLink[]; onChoose?: () => void }

export function PanelNav({ lists, onChoose }: Props) {
  return (
    <nav aria-label="Painel" className="flex grow flex-col gap-6">
      <Items items={screens(lists)} onChoose={onChoose} />
      <Items items={tools} onChoose={onChoose} />
      <ul className="mt-auto grid gap-1 border-t border-white-line pt-4">
        <li>
          {/* Not a client-side link: the site has a style sheet of its own. */}
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

const item =
  'flex min-h-11 items-center gap-3 rounded-xs px-3 font-medium text-mist hover:bg-forest-800 hover:text-white'
const current = 'aria-[current]:bg-forest-950 aria-[current]:text-white'

function Items({ items, onChoose }: { items: typeof tools } & Pick<Props, 'onChoose'>) {
  const pathname = usePathname()
  return (
    <ul className="grid gap-1">
      {items.map(({ label, href, icon: Icon }) => (
        <li key={href}>
          <Link
            href={href}
            // Each would be a page made for nobody, and asked the backend for.
            prefetch={false}
            onClick={onChoose}
            aria-current={pathname === href ? 'page' : undefined}
            className={`${item} ${current}`}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
