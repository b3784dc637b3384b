import { buttonClass } from '@/components/ui/button'
import { formatDate, formatMoney } from '@/lib/format'
import type { PackageRow, Period } from '@/lib/packages/admin/rows'
import { categoryLabel } from '@/lib/packages/categories'
import { PendingDraft } from '../../_drafts/pending-draft'
import { ImageThumb } from '../../_images/image-thumb'
import type { ListScreenState } from '../../_list/use-list-screen'
import { Badge } from '../../_ui/badge'

type Props = { screen: ListScreenState<PackageRow>; row: PackageRow; onDeactivate: () => void }

export function PackageCells({ screen, row, onDeactivate }: Props) {
  return (
    <>
      <td className="xl:w-23">
        <ImageThumb src={row.image} alt="" />
      </td>
      <td className="max-xl:block! max-xl:pl-0! max-xl:text-left!">
        <p className="font-semibold">{row.name || 'Sem nome'}</p>
        <p className="break-all text-[0.8125rem] text-ink-600">{row.slug}</p>
        {row.validationMessage && <p className="field-error mt-1 max-w-80">{row.validationMessage}</p>}
      </td>
      <td data-label="Categoria" className={wide}>
        {row.category ? categoryLabel(row.category) : '–'}
      </td>
      <td data-label="Preço" className={`whitespace-nowrap ${wide}`}>
        <div>
          {row.price === null ? '–' : formatMoney(row.price)}
          {row.originalPrice !== null && (
            <s className="block text-[0.8125rem] text-ink-600">
              <span className="sr-only">Preço original: </span>
              {formatMoney(row.originalPrice)}
            </s>
          )}
        </div>
      </td>
      <td data-label="Período" className={wide}>
        <div>
          <PeriodText period={row.stay} />
          {row.offer.end && (
            <span className="block whitespace-nowrap text-[0.8125rem] text-ink-600">
              {`oferta até ${formatDate(row.offer.end)}`}
            </span>
          )}
        </div>
      </td>
      <td data-label="Status" className={wide}>
        <div className="flex flex-wrap items-center gap-1.5 max-xl:justify-end">
          <Badge tone={row.active ? 'good' : 'quiet'}>{row.active ? 'Ativo' : 'Inativo'}</Badge>
          <PendingDraft screen={screen} row={row} />
          {row.isFeatured && <Badge tone="accent">Destaque</Badge>}
          {row.isExpired && (
            <>
              <Badge tone="warn">Vencida</Badge>
              <button
                type="button"
                className={buttonClass(
                  'plain',
                  'min-h-7! px-0! py-0! text-[0.8125rem] underline underline-offset-2',
                )}
                aria-label={`Desativar ${row.name}`}
                onClick={onDeactivate}
              >
                Desativar
              </button>
            </>
          )}
        </div>
      </td>
    </>
  )
}

// A line of its own in a card.
const wide = 'max-xl:col-span-full'

function PeriodText({ period: { start, end } }: { period: Period }) {
  if (!start && !end) return '–'
  return (
    <>
      {start && (
        <span className="whitespace-nowrap">{`${end ? '' : 'a partir de '}${formatDate(start)}`}</span>
      )}
      {end && <span className="whitespace-nowrap">{`${start ? ' a ' : 'até '}${formatDate(end)}`}</span>}
    </>
  )
}
