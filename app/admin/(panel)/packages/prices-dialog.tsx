import { type FormEvent, useState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { Input, Select } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { applyPriceChange, parsePriceChange } from '@/lib/panel/packages/price-change'
import type { PackageRow } from '@/lib/panel/packages/rows'
import type { ListInfo } from '../../_list/list-info'
import { useChangeWithUndo } from '../../_list/use-change-with-undo'
import { Button, CancelButton } from '../../_ui/button'
import { PanelDialog } from '../../_ui/panel-dialog'
import { useSaving } from '../../_ui/use-saving'

type Props = { list: ListInfo; rows: PackageRow[]; onClose: () => void; onDone: () => void }

const ways = {
  'percent-up': { label: 'Aumentar em %', kind: 'percent', sign: 1 },
  'percent-down': { label: 'Diminuir em %', kind: 'percent', sign: -1 },
  'amount-up': { label: 'Aumentar em R$', kind: 'amount', sign: 1 },
  'amount-down': { label: 'Diminuir em R$', kind: 'amount', sign: -1 },
} as const

type Way = keyof typeof ways

/** Changes the prices of several packages in one write after previewing them (PKG-21). */
export function PricesDialog({ list, rows, onClose, onDone }: Props) {
  const [way, setWay] = useState<Way>('percent-up')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const changeWithUndo = useChangeWithUndo(list)
  const { saving, isClosingBlocked, run } = useSaving(list.texts.changeFailed)
  const { kind, sign } = ways[way]
  const typed = parsePriceChange(text)
  const amount = typed ?? 0
  const lines = rows.flatMap((row) =>
    row.price === null
      ? []
      : { row, from: row.price, ...applyPriceChange(row.price, { kind, value: sign * amount }) },
  )
  const unpriced = rows.filter(({ price }) => price === null)
  const moved = lines.flatMap(({ row, from, price }) =>
    price !== null && price !== from ? { id: row.id, before: { price: from }, after: { price } } : [],
  )
  const isNone = text.trim() !== '' && typed === null
  const isOutOfRange = amount > 0 && lines.some(({ price }) => price === null)
  const isWrong = isNone || isOutOfRange
  const wrong = isNone ? noAmount : isOutOfRange ? outOfRange : error
  const count = countLabel(moved.length, 'pacote', 'pacotes')
  const title = moved.length === 0 ? 'Nenhum preço muda ainda' : `O preço muda em ${count}`

  async function save(event: FormEvent) {
    event.preventDefault()
    if (moved.length === 0) return setError(noAmount)
    const message = moved.length === 1 ? 'Preço de 1 pacote alterado.' : `Preços de ${count} alterados.`
    const result = await run(() => changeWithUndo(moved, message))
    if (result?.ok) onDone()
    else if (result) setError(result.error)
  }

  return (
    <PanelDialog title="Alterar preços" onClose={() => !isClosingBlocked && onClose()}>
      <form noValidate onSubmit={save} className="flex min-h-0 grow flex-col">
        <div className="grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-8">
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField label="Mudança" error={undefined}>
              {(control) => (
                <Select
                  {...control}
                  value={way}
                  options={Object.entries(ways).map(([value, { label }]) => ({ value, label }))}
                  onChange={({ target }) => isWay(target.value) && setWay(target.value)}
                />
              )}
            </FormField>
            <FormField label={kind === 'percent' ? 'Quanto, em %' : 'Quanto, em reais'} error={wrong}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  placeholder={kind === 'percent' ? '10' : '150,00'}
                  value={text}
                  onChange={(event) => {
                    setText(event.target.value)
                    setError(undefined)
                  }}
                />
              )}
            </FormField>
          </div>
          {kind === 'percent' && (
            <p className="field-hint mt-2">Os preços novos são arredondados para reais inteiros.</p>
          )}
          <PricePreview lines={lines} unpriced={unpriced} title={title} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 border-t bg-white px-5 py-3 sm:px-8">
          <CancelButton disabled={isClosingBlocked} onClick={onClose} />
          <Button tone="primary" type="submit" disabled={saving || isWrong}>
            {saving ? 'Salvando...' : moved.length > 0 ? `Alterar ${count}` : 'Alterar preços'}
          </Button>
        </div>
      </form>
    </PanelDialog>
  )
}

const noAmount = 'Informe de quanto é a mudança, como 10 ou 150,00.'
const outOfRange = 'Um preço tem de ficar acima de zero e até R$ 1.000.000,00.'

function isWay(value: string): value is Way {
  return value in ways
}

type Line = { row: PackageRow; from: number; exact: number; price: number | null }

function PricePreview({ lines, unpriced, title }: { lines: Line[]; unpriced: PackageRow[]; title: string }) {
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

function Notes({ row: { originalPrice }, exact, price }: { row: PackageRow; exact: number; price: number }) {
  const notes = [
    exact !== price && `arredondado de ${formatMoney(exact)}`,
    originalPrice !== null &&
      price >= originalPrice &&
      `sem desconto: o original é ${formatMoney(originalPrice)}`,
  ].filter(Boolean)
  return notes.length > 0 && <span className="field-hint w-full text-right">{notes.join(' · ')}</span>
}
