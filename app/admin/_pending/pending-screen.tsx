'use client'

import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import type { PendingEntry } from '@/lib/panel/pending-queries'
import { EmptyState } from '../_ui/empty-state'
import { KeepFocus } from '../_ui/keep-focus'
import type { PreviewRow } from './preview-rows'
import { SharedLink } from './shared-link'
import { PendingStrip } from './strip'

type Props = { entries: Omit<PendingEntry, 'item'>[]; links: PreviewRow[] }

/** Everything that guests do not see yet, of everybody, and every link to it. */
export function PendingScreen({ entries, links }: Props) {
  return (
    <div className="grid gap-8">
      <section aria-label="Rascunhos e mudanças" className="surface">
        {entries.length === 0 && (
          <EmptyState text="Nada espera publicação.">
            <p>Rascunhos e o que está marcado para um dia aparecem aqui.</p>
          </EmptyState>
        )}
        <KeepFocus count={entries.length}>
          <ul className="divide-y">
            {entries.map(({ label, where, href, pending }) => (
              <li key={pending.id}>
                <PendingStrip pending={pending} name={label === where ? label : `${where}: ${label}`} isNamed>
                  {!pending.isGone && !pending.hasBegun && (
                    <Link href={href} prefetch={false} className={buttonClass('plain')}>
                      Continuar
                      <span className="sr-only">{`: ${label}`}</span>
                    </Link>
                  )}
                </PendingStrip>
              </li>
            ))}
          </ul>
        </KeepFocus>
      </section>
      <section aria-labelledby="links">
        <h2 id="links" className="mb-3 text-[1.125rem] font-semibold">
          Links de prévia que valem
        </h2>
        <div className="surface">
          {links.length === 0 && <p className="p-5 text-ink-600">Nenhum link vale agora.</p>}
          <ul className="divide-y">
            {links.map(({ id, what, by, address, until }) => (
              <li key={id} className="px-5 py-3">
                <p>
                  <span className="font-semibold">{what}</span>
                  <span className="text-ink-600">{` · de ${by}, vale até ${until}`}</span>
                </p>
                <SharedLink {...{ id, address, what }} label={`Link: ${what}, vale até ${until}`} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
