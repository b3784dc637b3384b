import type { Preview } from '@/lib/site/preview'
import { dayAndMonth } from '@/lib/times'

/** Stays in sight below the header: nobody takes a draft for an offer. */
export function PreviewBand({ preview: { isLive, expiresAt } }: { preview: Preview }) {
  return (
    <aside aria-label="Prévia" className="on-dark sticky top-17 z-30 bg-forest-900 py-3 text-small">
      <p className="page-column">
        <strong className="font-semibold">
          {isLive ? 'Já publicado: é assim que está no site' : 'Prévia: ainda não publicada'}
        </strong>
        {expiresAt && ` · link válido até ${dayAndMonth(expiresAt)}`}
      </p>
    </aside>
  )
}
