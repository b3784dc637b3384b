import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import { namesOf } from '@/lib/auth/names'
import { getHistoryPage } from '@/lib/history/entries'
import { logEvent } from '@/lib/log'
import { registry, sections } from '@/lib/site/registry'
import { EmptyState } from '../../_ui/empty-state'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { WhileLoading } from '../../_ui/while-loading'
import { ImportsList } from './imports-list'
import { MoreVersions } from './more-versions'
import { importsSlug, SectionLinks } from './section-links'
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
  if (secao === importsSlug) return <ImportsList head={head} />
  const shown = sections.find(({ slug }) => slug === secao) ?? registry.packages
  const before = /^\d{1,9}$/.test(String(antes)) ? Number(antes) : undefined
  const admin = await requireAdmin()
  const [history, names] = await Promise.all([
    getHistoryPage(admin, shown, before).catch((error) =>
      logEvent('admin_read_failed', { read: 'history', error }),
    ),
    namesOf(admin),
  ])
  return (
    <>
      <PageHead {...head} />
      <SectionLinks current={shown.slug} />
      {!history && <LoadFailure text="Erro ao carregar histórico." />}
      {history?.entries.length === 0 && (
        <div className="surface">
          <EmptyState text="Nada foi gravado aqui ainda.">
            <p>A primeira gravação aparece nesta página assim que for feita.</p>
          </EmptyState>
        </div>
      )}
      {history && history.entries.length > 0 && (
        <ol aria-label={`Versões de ${shown.label}`} className="wrap-anywhere grid grid-cols-1 gap-3">
          {history.entries.map((entry) => (
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
      <MoreVersions slug={shown.slug} before={before} older={history?.older} />
    </>
  )
}
