import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { itemScreenPath } from '@/lib/paths'
import { PendingList } from '../_pending/pending-list'
import { Button } from '../_ui/button'
import { EmptyState } from '../_ui/empty-state'
import { KeepFocus } from '../_ui/keep-focus'
import { PageHead } from '../_ui/page-head'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = {
  screen: ListScreenState<Row>
  /** Controls between heading and list. */
  filter?: ReactNode
  hint?: string | false
  children: ReactNode
}

export function ListFrame<Row extends ItemRow>({ screen, filter, hint, children }: Props<Row>) {
  const { list, rows, pending, openProps, frame, announcement, dialog } = screen
  const { title, text, add, empty, emptyHint } = list.texts
  const alone = pending.flatMap(({ label, pending }) =>
    pending?.isAlone ? [{ name: label, pending, href: itemScreenPath(list.name, pending.id) }] : [],
  )
  return (
    <>
      <PageHead title={title} text={text}>
        <Button tone="primary" icon={Plus} {...openProps(null)}>
          {add}
        </Button>
      </PageHead>
      {/* Shows pending versions of items that the list lacks (DRAFT-2). */}
      <KeepFocus count={alone.length}>
        {alone.length > 0 && (
          <section aria-labelledby="pendentes" className="surface mb-4">
            <h2 id="pendentes" className="px-4 pt-2 font-semibold">
              Ainda não publicado
            </h2>
            <PendingList versions={alone} />
          </section>
        )}
      </KeepFocus>
      {filter}
      <section ref={frame} aria-label={list.label} tabIndex={-1} className="surface relative outline-none">
        {rows.length > 0 ? (
          children
        ) : (
          <EmptyState text={empty}>
            <p>{emptyHint}</p>
          </EmptyState>
        )}
      </section>
      {hint && <p className="field-hint mt-3">{hint}</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {dialog}
    </>
  )
}
