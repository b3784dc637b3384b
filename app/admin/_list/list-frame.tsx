'use client'

import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { ItemRow } from '@/lib/content/item-row'
import { LoneDrafts } from '../_drafts/lone-drafts'
import { EmptyState } from '../_ui/empty-state'
import { PageHead } from '../_ui/page-head'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = {
  screen: ListScreenState<Row>
  /** What narrows the list; shown while there is anything in it. */
  filter?: ReactNode
  hint?: string | false
  children: ReactNode
}

export function ListFrame<Row extends ItemRow>({ screen, filter, hint, children }: Props<Row>) {
  const { list, rows, opener, frame, dialog } = screen
  const { title, text, add, empty, emptyHint } = list.texts
  return (
    <>
      <PageHead title={title} text={text}>
        <button type="button" className={buttonClass('primary')} {...opener(null)}>
          <Plus aria-hidden="true" />
          {add}
        </button>
      </PageHead>
      <LoneDrafts screen={screen} />
      {rows.length > 0 && filter}
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
      {dialog}
    </>
  )
}
