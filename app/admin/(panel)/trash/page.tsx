import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/access/guard'
import { namesOf } from '@/lib/access/staff-names'
import { getTrash, type TrashItem } from '@/lib/panel/history-queries'
import { registry } from '@/lib/panel/registry'
import { personName } from '@/lib/person-name'
import { upperFirst } from '@/lib/words'
import { ImageThumb } from '../../_media/image-thumb'
import { RestoreButton } from '../../_restore/restore-button'
import { EmptyState } from '../../_ui/empty-state'
import { KeepFocus } from '../../_ui/keep-focus'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { createLoadedPage } from '../../_ui/while-loading'

export const metadata: Metadata = { title: 'Lixeira · Painel Administrativo' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const head = {
  title: 'Lixeira',
  text: 'O que foi excluído, com quem e quando. Nada se perde: cada item pode voltar como estava, a qualquer tempo.',
}

export default createLoadedPage(head, Deleted)

async function Deleted({ searchParams }: Props) {
  const { antes } = await searchParams
  const before = typeof antes === 'string' && isInstant(antes) ? antes : undefined
  const admin = await requireAdmin()
  const [trash, names] = await Promise.all([
    getTrash(admin, before).catch(readFailed('trash')),
    namesOf(admin),
  ])
  return (
    <>
      <PageHead {...head} />
      {!trash && <LoadFailure text="Erro ao carregar a lixeira." />}
      {trash?.items.length === 0 && (
        <EmptyState isBoxed text={before ? 'Nada mais antigo foi excluído.' : 'A lixeira está vazia.'}>
          <p>O que for excluído de qualquer lista aparece aqui.</p>
        </EmptyState>
      )}
      {trash && trash.items.length > 0 && <TrashList items={trash.items} names={names} />}
      <nav aria-label="Mais itens" className="mt-6 flex flex-wrap gap-2">
        {before && (
          <Link className={buttonClass('outline')} href="/admin/trash">
            Excluídos mais recentes
          </Link>
        )}
        {trash?.older && (
          <Link
            className={buttonClass('outline')}
            href={{ pathname: '/admin/trash', query: { antes: trash.older } }}
          >
            Excluídos há mais tempo
          </Link>
        )}
      </nav>
    </>
  )
}

function isInstant(text: string) {
  return /^\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
}

function TrashList({ items, names }: { items: TrashItem[]; names: Record<string, string> }) {
  return (
    <KeepFocus count={items.length}>
      <ul aria-label="Itens excluídos" className="surface divide-y">
        {items.map(({ list, id, version, label, image, when, by }) => {
          const { one, restoreBefore: title, restored: done } = registry[list].panel.texts
          return (
            <li key={`${list} ${id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
              <ImageThumb src={image} alt="" />
              <div className="min-w-48 grow basis-0">
                <h2 className="font-semibold">{label}</h2>
                <p className="text-ink-600 text-[0.8125rem]">
                  {`${one} · ${upperFirst(personName(by, names))} excluiu em ${when}`}
                </p>
              </div>
              <RestoreButton isOutlined restored={{ list, id, version, title, done }}>
                Restaurar
                <span className="sr-only">{label}</span>
              </RestoreButton>
            </li>
          )
        })}
      </ul>
    </KeepFocus>
  )
}
