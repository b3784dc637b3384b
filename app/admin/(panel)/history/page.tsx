import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/access/guard'
import { namesOf } from '@/lib/access/staff-names'
import type { SectionDefinition } from '@/lib/content/definition'
import { type DescribedItem, getHistoryPage, type HistoryEntry } from '@/lib/content/history/entries'
import { countLabel } from '@/lib/count-label'
import { configurationFields } from '@/lib/hotel/fields'
import { getImports, getRecentChanges, type ImportEntry } from '@/lib/panel/history-queries'
import { brandForm } from '@/lib/panel/hotel-forms'
import { registry as editedSections } from '@/lib/panel/registry'
import { historyPath } from '@/lib/paths'
import { personName } from '@/lib/person-name'
import { isListName, isSectionName, registry, sections } from '@/lib/site/registry'
import { foldText } from '@/lib/words'
import { ItemChanges } from '../../_restore/item-changes'
import { RestoreButton } from '../../_restore/restore-button'
import { Badge } from '../../_ui/badge'
import { EmptyState } from '../../_ui/empty-state'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { TabLinks } from '../../_ui/tab-links'
import { createLoadedPage } from '../../_ui/while-loading'
import { UndoImport } from './undo-import'

export const metadata: Metadata = { title: 'Histórico · Painel Administrativo' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const head = {
  title: 'Histórico',
  text: 'O que foi gravado em dois anos, com quem e quando, e sempre a última mudança de cada item. Restaurar um item traz de volta só ele, depois de mostrar o que muda; nada se apaga.',
}

export default createLoadedPage(head, History)

async function History({ searchParams }: Props) {
  const { secao, antes } = await searchParams
  const label = labels.find((one) => foldText(one) === secao) ?? all
  const before = /^\d{1,9}$/.test(String(antes)) ? Number(antes) : undefined
  return (
    <>
      <PageHead {...head} />
      <TabLinks label="Partes do conteúdo" links={links} current={label} />
      {label === all ? (
        <NewestOfAll />
      ) : label === imports ? (
        <ImportsList />
      ) : (
        <Versions label={label} before={before} />
      )}
    </>
  )
}

type VersionsProps = { label: string; before: number | undefined }

async function Versions({ label, before }: VersionsProps) {
  const shown = sections.find((section) => section.label === label) ?? registry.configuration
  const admin = await requireAdmin()
  const [history, names] = await Promise.all([
    getHistoryPage(admin, shown, before).catch(readFailed('history')),
    namesOf(admin),
  ])
  if (!history) return <LoadFailure text="Erro ao carregar histórico." />
  const { older } = history
  const entries = label === brand ? history.entries.filter(changesBrand) : history.entries
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState
          isBoxed
          text={older ? 'Nenhuma destas versões mudou a marca.' : 'Nada foi gravado aqui ainda.'}
        >
          {!older && <p>A primeira gravação aparece nesta página assim que for feita.</p>}
        </EmptyState>
      ) : (
        <ol aria-label={`Versões de ${label}`} className={cards}>
          {entries.map((entry) => (
            <VersionCard key={entry.version} {...{ entry, shown, names }} />
          ))}
        </ol>
      )}
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
    </>
  )
}

const cards = 'wrap-anywhere grid grid-cols-1 gap-3'
const maxNewest = 30

async function NewestOfAll() {
  const admin = await requireAdmin()
  const [changes, names] = await Promise.all([
    getRecentChanges(admin, maxNewest).catch(readFailed('history')),
    namesOf(admin),
  ])
  if (!changes) return <LoadFailure text="Erro ao carregar histórico." />
  return (
    <>
      <ol aria-label="Versões de tudo" className={cards}>
        {changes.map((change) => (
          <VersionCard
            key={`${change.section} ${change.version}`}
            entry={change}
            shown={registry[change.section]}
            names={names}
            part={change.section === 'configuration' && changesBrand(change) ? brand : change.label}
          />
        ))}
      </ol>
      <p className="mt-4 text-ink-600">O que é mais antigo está em cada parte.</p>
    </>
  )
}

function changesBrand({ items }: Pick<HistoryEntry, 'items'>) {
  return items?.some(({ fields }) => fields.some(({ label }) => brandLabels.has(label))) ?? false
}

const brandLabels = new Set<string>(
  Object.entries(configurationFields).flatMap(([name, { label }]) =>
    name in brandForm.shape ? [label] : [],
  ),
)

/** Lists imports (XFER-7), each of which can be reverted as a whole. */
async function ImportsList() {
  const admin = await requireAdmin()
  const [entries, names] = await Promise.all([getImports(admin).catch(readFailed('imports')), namesOf(admin)])
  if (!entries) return <LoadFailure text="Erro ao carregar as importações." />
  if (entries.length === 0) {
    return (
      <EmptyState isBoxed text="Nada foi importado ainda.">
        <p className="max-w-measure">
          Quem cuida do servidor pode trazer o conteúdo inteiro de um arquivo; cada importação aparece aqui, e
          pode ser desfeita.
        </p>
      </EmptyState>
    )
  }
  return (
    <ol aria-label="Importações" className={cards}>
      {entries.map((entry) => (
        <ImportCard key={entry.version} entry={entry} names={names} />
      ))}
    </ol>
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
      {!undoes && <UndoImport {...{ version, when, isUndone }} />}
    </li>
  )
}

const all = 'Tudo'
const brand = 'Marca'
const imports = 'Importações'
const labels = [all, ...sections.map(({ label }) => label), brand, imports]

const links = labels.map((label) => ({ name: label, label, href: historyPath(label) }))

type CardProps = {
  entry: HistoryEntry
  shown: Pick<SectionDefinition, 'name' | 'label' | 'table'>
  names: Record<string, string>
  /** The section of the entry, for lists that mix sections. */
  part?: string
}

function VersionCard({ entry, shown, names, part }: CardProps) {
  const { when, by, byItself, isCurrent, isWhole } = entry
  return (
    <li className="surface grid grid-cols-1 gap-4 p-4 sm:px-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-semibold even-figures">{part ? `${part} · ${when}` : when}</h2>
          <p className="truncate text-ink-600">{by ? `${personName(by, names)} · ${by}` : 'O sistema'}</p>
          {byItself && <p className="text-ink-600">Marcada antes; mudou sozinha neste dia e hora.</p>}
        </div>
        {isCurrent && <Badge tone="good">Versão atual</Badge>}
      </div>
      <Changes entry={entry} shown={shown} />
      {!shown.table && !isCurrent && isWhole && <WholeList entry={entry} shown={shown} />}
    </li>
  )
}

// Only reorderings and imports change more items, and nobody reads those line by line.
const maxShown = 6

function Changes({ entry, shown }: Pick<CardProps, 'entry' | 'shown'>) {
  const { items } = entry
  if (!items) return <p className="text-ink-600">Primeira versão registrada.</p>
  if (items.length === 0) return <p className="text-ink-600">Nada que se veja mudou.</p>
  const rest = items.slice(maxShown)
  const actions = (item: DescribedItem) => <RestoreBefore item={item} entry={entry} shown={shown} />
  return (
    <div className="grid gap-4 border-t pt-4">
      <ItemChanges items={items.slice(0, maxShown)} actions={actions} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-forest-800 group-open:mb-4">
            {`Mostrar mais ${countLabel(rest.length, 'item', 'itens')}`}
          </summary>
          <div className="grid gap-4">
            <ItemChanges items={rest} actions={actions} />
          </div>
        </details>
      )}
    </div>
  )
}

function RestoreBefore({ item, entry, shown }: Pick<CardProps, 'entry' | 'shown'> & { item: DescribedItem }) {
  const { name, label } = shown
  const { version, previous, when } = entry
  if (!item.hasPast) return null
  if (isListName(name)) {
    const { restoreBefore: title, restored: done } = editedSections[name].panel.texts
    return (
      <RestoreButton restored={{ list: name, id: item.id, version, title, done }}>
        {title}
        <span className="sr-only">{item.name}</span>
      </RestoreButton>
    )
  }
  if (previous === null || !isSectionName(name)) return null
  const title = 'Restaurar esta seção como estava antes'
  return (
    <RestoreButton restored={{ section: name, label, isList: false, version: previous, title }}>
      {title}
      <span className="sr-only">{`${label}, ${when}`}</span>
    </RestoreButton>
  )
}

function WholeList({ entry: { version, when }, shown: { name, label } }: Pick<CardProps, 'entry' | 'shown'>) {
  if (!isSectionName(name)) return null
  const title = `Restaurar a seção inteira: ${label} em ${when}`
  return (
    <details className="group border-t pt-1 -mb-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-600">Mais opções</summary>
      <p className="max-w-measure text-ink-600">
        {`Traz a seção ${label} inteira de volta ao que era em ${when}: o que foi gravado depois em todos os outros itens também é desfeito. Antes de fazer, mostra quantos mudam.`}
      </p>
      <RestoreButton restored={{ section: name, label, isList: true, version, title }}>
        Restaurar a seção inteira…
        <span className="sr-only">{`versão de ${when}`}</span>
      </RestoreButton>
    </details>
  )
}
