import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/access/guard'
import { namesOf } from '@/lib/access/staff-names'
import { getHistoryPage, type HistoryEntry } from '@/lib/content/history/entries'
import { countLabel } from '@/lib/count-label'
import { configurationFields } from '@/lib/hotel/fields'
import { brandForm } from '@/lib/hotel/form'
import { historyPath } from '@/lib/paths'
import { personName } from '@/lib/person-name'
import { getImports, type ImportEntry, recentChanges } from '@/lib/site/history-queries'
import { isSectionName, registry, sections } from '@/lib/site/registry'
import { slugify } from '@/lib/words'
import { Badge } from '../../_ui/badge'
import { EmptyState } from '../../_ui/empty-state'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { TabLinks } from '../../_ui/tab-links'
import { WhileLoading } from '../../_ui/while-loading'
import { UndoImport } from './undo-import'
import { VersionCard } from './version-card'

export const metadata: Metadata = { title: 'Histórico · Painel Administrativo' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const head = {
  title: 'Histórico',
  text: 'Tudo o que foi gravado, com quem e quando. Restaurar um item traz de volta só ele, depois de mostrar o que muda; nada se apaga.',
}

export default function HistoryPage(props: Props) {
  return (
    <WhileLoading {...head}>
      <Versions {...props} />
    </WhileLoading>
  )
}

async function Versions({ searchParams }: Props) {
  const { secao, antes } = await searchParams
  const label = labels.find((one) => slugify(one) === secao) ?? all
  if (label === all) return <NewestOfAll />
  if (label === imports) return <ImportsList />
  const isBrand = label === brand
  const shown = sections.find((section) => section.label === label) ?? registry.configuration
  const before = /^\d{1,9}$/.test(String(antes)) ? Number(antes) : undefined
  const admin = await requireAdmin()
  const [history, names] = await Promise.all([
    getHistoryPage(admin, shown, before).catch(readFailed('history')),
    namesOf(admin),
  ])
  const entries = isBrand ? history?.entries.filter(changesBrand) : history?.entries
  return (
    <>
      <PageHead {...head} />
      <TabLinks label="Partes do conteúdo" links={links} current={label} />
      {!history && <LoadFailure text="Erro ao carregar histórico." />}
      {entries?.length === 0 && (
        <EmptyState isBoxed text="Nada foi gravado aqui ainda.">
          <p>A primeira gravação aparece nesta página assim que for feita.</p>
        </EmptyState>
      )}
      {history && entries && entries.length > 0 && (
        <ol aria-label={`Versões de ${label}`} className="wrap-anywhere grid grid-cols-1 gap-3">
          {entries.map((entry) => (
            <VersionCard
              key={entry.version}
              entry={entry}
              shown={shown}
              current={history.current}
              names={names}
            />
          ))}
        </ol>
      )}
      <MoreVersions label={label} before={before} older={history?.older} />
    </>
  )
}

const newestAtMost = 30

async function NewestOfAll() {
  const admin = await requireAdmin()
  const [changes, names] = await Promise.all([
    recentChanges(admin, newestAtMost).catch(readFailed('history')),
    namesOf(admin),
  ])
  const currentOf = (section: string) => changes?.find((change) => change.section === section)?.version ?? 0
  return (
    <>
      <PageHead {...head} />
      <TabLinks label="Partes do conteúdo" links={links} current={all} />
      {!changes && <LoadFailure text="Erro ao carregar histórico." />}
      <ol aria-label="Versões de tudo" className="wrap-anywhere grid grid-cols-1 gap-3">
        {changes?.map((change) =>
          isSectionName(change.section) ? (
            <VersionCard
              key={`${change.section} ${change.version}`}
              entry={change}
              shown={registry[change.section]}
              current={currentOf(change.section)}
              names={names}
              part={change.section === 'configuration' && changesBrand(change) ? brand : change.label}
            />
          ) : null,
        )}
      </ol>
      <p className="mt-4 text-ink-600">O que é mais antigo está em cada parte.</p>
    </>
  )
}

/** Whether a version of the configuration changes what 'Marca' shows. */
function changesBrand({ items }: Pick<HistoryEntry, 'items'>) {
  return items?.some(({ fields }) => fields.some(({ label }) => brandLabels.has(label))) ?? false
}

const brandLabels = new Set<string>(
  Object.entries(configurationFields).flatMap(([name, { label }]) =>
    name in brandForm.shape ? [label] : [],
  ),
)

/** What came as a whole (XFER-7), each to be taken back as a whole. */
async function ImportsList() {
  const admin = await requireAdmin()
  const [entries, names] = await Promise.all([getImports(admin).catch(readFailed('imports')), namesOf(admin)])
  return (
    <>
      <PageHead {...head} />
      <TabLinks label="Partes do conteúdo" links={links} current={imports} />
      {!entries && <LoadFailure text="Erro ao carregar as importações." />}
      {entries?.length === 0 && (
        <EmptyState isBoxed text="Nada foi importado ainda.">
          <p className="max-w-measure">
            Quem cuida do servidor pode trazer o conteúdo inteiro de um arquivo; cada importação aparece aqui,
            e pode ser desfeita.
          </p>
        </EmptyState>
      )}
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

type MoreVersionsProps = { label: string; before: number | undefined; older: number | undefined }

function MoreVersions({ label, before, older }: MoreVersionsProps) {
  return (
    <nav aria-label="Mais versões" className="mt-6 flex flex-wrap gap-2">
      {before !== undefined && (
        <Link className={buttonClass('outline')} href={historyPath(label)}>
          Versões mais recentes
        </Link>
      )}
      {older !== undefined && (
        <Link className={buttonClass('outline')} href={historyPath(label, older)}>
          Versões anteriores
        </Link>
      )}
    </nav>
  )
}

const all = 'Tudo'
const brand = 'Marca'
const imports = 'Importações'
const labels = [all, ...sections.map(({ label }) => label), brand, imports]

const links = labels.map((label) => ({
  name: label,
  label,
  href: historyPath(label),
}))
