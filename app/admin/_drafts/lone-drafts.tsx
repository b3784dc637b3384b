import { buttonClass } from '@/components/ui/button'
import type { ItemRow } from '@/lib/content/item-row'
import { ImageThumb } from '../_images/image-thumb'
import type { ListScreenState } from '../_list/use-list-screen'
import { Badge } from '../_ui/badge'

type Props<Row extends ItemRow> = { screen: Pick<ListScreenState<Row>, 'drafts' | 'opener'> }

/** What was begun and never published, above the list that it will join. */
export function LoneDrafts<Row extends ItemRow>({ screen: { drafts, opener } }: Props<Row>) {
  const alone = drafts.flatMap((row) => (row.draft?.isAlone ? [{ row, draft: row.draft }] : []))
  if (alone.length === 0) return null
  return (
    <section aria-label="Rascunhos" className="surface mb-4">
      <ul className="divide-y">
        {alone.map(({ row, draft }) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <ImageThumb src={row.image} alt="" />
            <div className="min-w-0 grow basis-48">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                <span className="wrap-anywhere">{row.label}</span>
                <Badge tone="accent">Rascunho</Badge>
              </p>
              <p className="text-[0.8125rem] text-ink-600">
                {`De ${draft.by}, ${draft.at}. Ainda não está no site.`}
              </p>
            </div>
            <button type="button" className={buttonClass('plain', 'ml-auto')} {...opener(row)}>
              Continuar
              <span className="sr-only">{row.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
