import { buttonClass } from '@/components/ui/button'
import type { ItemRow } from '@/lib/content/item-row'
import { countLabel } from '@/lib/count-label'
import { ImageThumb } from '../_images/image-thumb'
import { thumb } from '../_list/row-label'
import type { ListScreenState } from '../_list/use-list-screen'

type Screen<Row extends ItemRow> = Pick<ListScreenState<Row>, 'list' | 'drafts' | 'opener'>

const shownAtMost = 2

/** What was begun and never published, above the list that it will join. */
export function LoneDrafts<Row extends ItemRow>({ screen }: { screen: Screen<Row> }) {
  const alone = screen.drafts.filter(({ draft }) => draft?.isAlone)
  if (alone.length === 0) return null
  const rest = alone.slice(shownAtMost)
  return (
    <section aria-labelledby="rascunhos" className="surface mb-4">
      <h2 id="rascunhos" className="px-4 pt-2 font-semibold">
        Rascunhos
      </h2>
      <Rows rows={alone.slice(0, shownAtMost)} screen={screen} />
      {rest.length > 0 && (
        <details className="border-t">
          <summary className="inline-flex min-h-11 cursor-pointer items-center px-4 font-semibold text-forest-800">
            {`Mostrar mais ${countLabel(rest.length, 'rascunho', 'rascunhos')}`}
          </summary>
          <Rows rows={rest} screen={screen} />
        </details>
      )}
    </section>
  )
}

function Rows<Row extends ItemRow>({ rows, screen }: { rows: Row[]; screen: Screen<Row> }) {
  return (
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
          <button type="button" className={buttonClass('plain', '-mr-3')} {...screen.opener(row)}>
            Continuar
            <span className="sr-only">{row.label}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
