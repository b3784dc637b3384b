'use client'

import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import type { PendingEntry } from '@/lib/site/pending-queries'
import { Button } from '../_ui/button'
import { CopiedLink } from '../_ui/copied-link'
import { EmptyState } from '../_ui/empty-state'
import { notify } from '../_ui/notify'
import { toastFailure } from '../_ui/toast-failure'
import { revokeLink } from './preview-actions'
import type { PreviewRow } from './preview-rows'
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
      </section>
      <section aria-labelledby="links">
        <h2 id="links" className="mb-3 text-[1.125rem] font-semibold">
          Links de prévia que valem
        </h2>
        <div className="surface">
          {links.length === 0 && <p className="p-5 text-ink-600">Nenhum link vale agora.</p>}
          <ul className="divide-y">
            {links.map((link) => (
              <li key={link.id} className="px-5 py-3">
                <SharedLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}

function SharedLink({ link: { id, what, by, address, until } }: { link: PreviewRow }) {
  async function revoke() {
    const { ok } = await toastFailure(revokeLink({ link: id }), 'Não foi possível revogar o link.')
    if (ok) notify.success('Link revogado: não mostra mais nada.')
  }
  const button = (
    <Button tone="plain" onClick={revoke}>
      Revogar
      <span className="sr-only">{`: ${what}`}</span>
    </Button>
  )
  return (
    <>
      <p>
        <span className="font-semibold">{what}</span>
        <span className="text-ink-600">{` · de ${by}, vale até ${until}`}</span>
      </p>
      {address ? (
        <CopiedLink address={address} label={`Link: ${what}, vale até ${until}`}>
          {button}
        </CopiedLink>
      ) : (
        <div className="-ml-3">{button}</div>
      )}
    </>
  )
}
