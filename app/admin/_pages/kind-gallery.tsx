'use client'

import { use } from 'react'
import { type KindName, kinds, kindsFor } from '@/lib/pages/kinds'
import type { BlockPage } from '@/lib/pages/page-names'
import { kindIcon } from './kind-icons'
import { PageContext } from './page-context'

type Props = { page: BlockPage; onChoose: (kind: KindName) => void }

/** What can be added stands first, then what the page has already and shows once. */
export function KindGallery({ page, onChoose }: Props) {
  const { taken = [] } = use(PageContext) ?? {}
  const isTakenOnce = (kind: KindName) => kinds[kind].once === true && taken.includes(kind)
  const free = kindsFor(page).filter((kind) => !isTakenOnce(kind))
  return (
    <ul aria-label="Tipos de bloco" className="grid gap-3 sm:grid-cols-2">
      {[...free, ...kindsFor(page).filter(isTakenOnce)].map((kind) => {
        const { name, text, icon } = kinds[kind]
        const Icon = kindIcon(icon)
        const isTaken = isTakenOnce(kind)
        return (
          <li key={kind}>
            <button
              type="button"
              className="surface flex h-full w-full gap-4 p-4 text-left enabled:hover:border-forest-800 disabled:cursor-not-allowed disabled:bg-sand-100"
              disabled={isTaken}
              onClick={() => onChoose(kind)}
            >
              <Icon
                className="mt-0.5 size-8 flex-none text-forest-800"
                strokeWidth={1.25}
                aria-hidden="true"
              />
              <span className="grid content-start gap-0.5">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-[0.875rem] text-ink-600">
                  {isTaken ? 'Já está nesta página, que mostra um só.' : text}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
