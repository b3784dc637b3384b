import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { ImageThumb } from '../_images/image-thumb'
import { Button } from '../_ui/button'
import { EmptyState } from '../_ui/empty-state'
import { PageHead } from '../_ui/page-head'
import { LaterItems } from './later'
import { thumb } from './row-cells'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = {
  screen: ListScreenState<Row>
  /** Controls between heading and list. */
  filter?: ReactNode
  hint?: string | false
  children: ReactNode
}

export function ListFrame<Row extends ItemRow>({ screen, filter, hint, children }: Props<Row>) {
  const { list, rows, drafts, opener, frame, announcement, dialog } = screen
  const { title, text, add, empty, emptyHint } = list.texts
  const unpublished = drafts.filter(({ draft }) => draft?.isAlone)
  return (
    <>
      <PageHead title={title} text={text}>
        <Button tone="primary" icon={Plus} {...opener(null)}>
          {add}
        </Button>
      </PageHead>
      <LaterItems list={list} />
      {unpublished.length > 0 && <Unpublished rows={unpublished} screen={screen} />}
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

type DraftsProps<Row extends ItemRow> = { rows: Row[]; screen: ListScreenState<Row> }

/** Drafts of items that have never been published, above the list (DRAFT-2). */
function Unpublished<Row extends ItemRow>({ rows, screen }: DraftsProps<Row>) {
  return (
    <section aria-labelledby="rascunhos" className="surface mb-4">
      <h2 id="rascunhos" className="px-4 pt-2 font-semibold">
        Rascunhos
      </h2>
      <ul className="divide-y">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-x-4 px-4 py-1">
            {screen.list.hasImages && <ImageThumb src={row.image} alt="" className={thumb} />}
            <div className="min-w-0 grow">
              <p className="wrap-anywhere font-semibold">{row.label}</p>
              <p className="text-[0.8125rem] text-ink-600">
                {`De ${row.draft?.by}, ${row.draft?.at}. Ainda não está no site.`}
              </p>
            </div>
            <Button tone="plain" className="-mr-3" {...screen.opener(row)}>
              Continuar
              <span className="sr-only">{row.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
