import { requireAdmin } from '@/lib/auth/guard'
import { namesOf } from '@/lib/auth/names'
import { countLabel } from '@/lib/count-label'
import { getImports, type ImportEntry } from '@/lib/history/imports'
import { logEvent } from '@/lib/log'
import { personName } from '@/lib/person-name'
import { Badge } from '../../_ui/badge'
import { EmptyState } from '../../_ui/empty-state'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { importsSlug, SectionLinks } from './section-links'
import { UndoImport } from './undo-import'

/** What came as a whole (XFER-7), each to be taken back as a whole. */
export async function ImportsList({ head }: { head: { title: string; text: string } }) {
  const admin = await requireAdmin()
  const [entries, names] = await Promise.all([
    getImports(admin).catch((error) => logEvent('admin_read_failed', { read: 'imports', error })),
    namesOf(admin),
  ])
  return (
    <>
      <PageHead {...head} />
      <SectionLinks current={importsSlug} />
      {!entries && <LoadFailure text="Erro ao carregar as importações." />}
      {entries?.length === 0 && <NothingYet />}
      {entries && entries.length > 0 && (
        <ol aria-label="Importações" className="wrap-anywhere grid grid-cols-1 gap-3">
          {entries.map((entry) => (
            <ImportCard key={entry.version} entry={entry} names={names} />
          ))}
        </ol>
      )}
    </>
  )
}

function NothingYet() {
  return (
    <div className="surface">
      <EmptyState text="Nada foi importado ainda.">
        <p className="max-w-measure">
          Quem cuida do servidor pode trazer o conteúdo inteiro de um arquivo; cada importação aparece aqui, e
          pode ser desfeita.
        </p>
      </EmptyState>
    </div>
  )
}

function ImportCard({ entry, names }: { entry: ImportEntry; names: Record<string, string> }) {
  const { version, when, by, labels, undoes, isUndone } = entry
  return (
    <li className="surface flex flex-wrap items-start justify-between gap-4 p-4 sm:px-5">
      <div className="min-w-0">
        <h2 className="font-semibold even-figures">{when}</h2>
        <p className="text-ink-600">{by ? `${personName(by, names)} · ${by}` : 'O sistema'}</p>
        <p className="mt-2 max-w-measure">
          {`${undoes ? 'Importação desfeita' : 'Importação'}: ${countLabel(labels.length, 'seção', 'seções')} (${labels.join(', ')}).`}
        </p>
      </div>
      {isUndone && <Badge tone="quiet">Desfeita</Badge>}
      {!isUndone && !undoes && <UndoImport version={version} when={when} />}
    </li>
  )
}
