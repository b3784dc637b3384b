'use client'

import type { BrokenEntry, PendingEntry } from '@/lib/panel/pending-queries'
import { Button } from '../_ui/button'
import { CopiedLink } from '../_ui/copied-link'
import { EmptyState } from '../_ui/empty-state'
import { KeepFocus } from '../_ui/keep-focus'
import { notify } from '../_ui/notify'
import { notifyFailure } from '../_ui/toast-failure'
import { revokePendingLink } from './actions'
import { PendingList } from './pending-list'
import type { PreviewRow } from './preview-rows'

type Entry = Omit<BrokenEntry, 'id'> & Partial<Pick<PendingEntry, 'href'>>
type Props = { entries: Entry[]; links: PreviewRow[] }

/** Lists everybody's unpublished changes and preview links. */
export function PendingScreen({ entries, links }: Props) {
  return (
    <div className="grid gap-8">
      <section aria-label="Rascunhos e mudanças" className="surface">
        {entries.length === 0 && (
          <EmptyState text="Nada espera publicação.">
            <p>Rascunhos e o que está marcado para um dia aparecem aqui.</p>
          </EmptyState>
        )}
        <PendingList
          versions={entries.map(({ label, where, ...entry }) => ({
            ...entry,
            name: label === where ? label : `${where}: ${label}`,
          }))}
        />
      </section>
      <section aria-labelledby="links">
        <h2 id="links" className="mb-3 text-[1.125rem] font-semibold">
          Links de prévia que valem
        </h2>
        <div className="surface">
          <KeepFocus count={links.length}>
            {links.length === 0 && <p className="p-5 text-ink-600">Nenhum link vale agora.</p>}
            <ul className="divide-y">
              {links.map(({ id, what, by, address, until, isOwn }) => (
                <li key={id} className="px-5 py-3">
                  <p>
                    <span className="font-semibold">{what}</span>
                    <span className="text-ink-600">{` · ${isOwn ? 'só para olhar, ' : ''}de ${by}, vale até ${until}`}</span>
                  </p>
                  {address ? (
                    <CopiedLink address={address} label={`Link: ${what}, vale até ${until}`}>
                      <Revoke {...{ id, what, by, until }} />
                    </CopiedLink>
                  ) : (
                    <div className="-ml-3">
                      <Revoke {...{ id, what, by, until }} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </KeepFocus>
        </div>
      </section>
    </div>
  )
}

function Revoke({ id, what, by, until }: Pick<PreviewRow, 'id' | 'what' | 'by' | 'until'>) {
  async function revoke() {
    const { ok } = await notifyFailure(revokePendingLink({ link: id }), 'Não foi possível revogar o link.')
    if (ok) notify.success('Link revogado: não mostra mais nada.')
  }
  return (
    <Button tone="plain" onClick={revoke}>
      Revogar
      <span className="sr-only">{`: ${what}, de ${by}, vale até ${until}`}</span>
    </Button>
  )
}
