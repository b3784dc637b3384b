import { formatMoney } from '@/lib/format'
import type { PricedRow } from './bulk-bar'

type Line = { row: PricedRow; from: number; exact: number; price: number | null }

/** What each price is and would be; `unpriced` stay as they are. */
export function PricePreview({
  lines,
  unpriced,
  title,
}: {
  lines: Line[]
  unpriced: PricedRow[]
  title: string
}) {
  return (
    <div className="mt-6" aria-live="polite">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="border-t">
        {lines.map(({ row, from, exact, price }) => (
          <li
            key={row.id}
            className="wrap-anywhere flex flex-wrap items-baseline gap-x-4 border-b py-2 even-figures"
          >
            <span className="mr-auto font-medium">{row.label}</span>
            {price === from ? (
              <span className="text-ink-600">{`fica em ${formatMoney(from)}`}</span>
            ) : (
              <span>
                {`de ${formatMoney(from)} para `}
                <strong className={price === null ? 'text-danger-700' : ''}>
                  {formatMoney(price ?? exact)}
                </strong>
              </span>
            )}
            {price !== null && <Notes row={row} exact={exact} price={price} />}
          </li>
        ))}
        {unpriced.map((row) => (
          <li key={row.id} className="flex flex-wrap gap-x-4 border-b py-2 text-ink-600">
            <span className="mr-auto font-medium">{row.label}</span>
            sem preço: fica como está
          </li>
        ))}
      </ul>
    </div>
  )
}

function Notes({ row: { originalPrice }, exact, price }: { row: PricedRow; exact: number; price: number }) {
  const notes = [
    exact !== price && `arredondado de ${formatMoney(exact)}`,
    originalPrice !== null &&
      price >= originalPrice &&
      `sem desconto: o original é ${formatMoney(originalPrice)}`,
  ].filter(Boolean)
  return notes.length > 0 && <span className="field-hint w-full text-right">{notes.join(' · ')}</span>
}
