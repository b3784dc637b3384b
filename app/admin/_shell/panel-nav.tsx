'use client'

import { ExternalLink, LogOut } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useId } from 'react'
import { isBlockList, type ListLink, screens, siteScreens, tools } from './nav-items'
import { SignOutForm } from './sign-out-form'

type Props = { lists: ListLink[]; onChoose?: () => void }

export function PanelNav({ lists, onChoose }: Props) {
  return (
    <nav aria-label="Painel" className="flex grow flex-col gap-4">
      <Items items={screens(lists)} onChoose={onChoose} />
      <Items title="Site" items={siteScreens(lists)} onChoose={onChoose} />
      <Items title="Ferramentas" items={tools} onChoose={onChoose} />
      <ul className="mt-auto grid gap-1 border-t border-white-line pt-4 lg:gap-0.5">
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
  'flex min-h-11 lg:pointer-fine:min-h-9 items-center gap-3 rounded-xs px-3 font-medium leading-tight text-mist hover:bg-forest-800 hover:text-white'
const current = 'aria-[current]:bg-forest-950 aria-[current]:text-white'

type ItemsProps = Pick<Props, 'onChoose'> & { items: typeof tools; title?: string }

function Items({ items, title, onChoose }: ItemsProps) {
  const pathname = usePathname()
  const id = useId()
  if (items.length === 0) return null
  return (
    <div>
      {title && (
        <p id={id} className="px-3 pb-1 text-[0.8125rem] text-mist">
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id} className="grid gap-1 lg:gap-0.5">
        {items.map(({ label, href, icon: Icon }) => (
          <li key={href}>
            <Link
              href={href}
              // A prefetch would render a page, with its queries, that perhaps nobody opens.
              prefetch={false}
              onClick={onChoose}
              aria-current={isCurrent(pathname, href) ? 'page' : undefined}
              className={`${item} ${current}`}
            >
              <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function isCurrent(pathname: string, href: string) {
  if (pathname === href) return true
  return href === '/admin/pages' && isBlockList(pathname)
}
