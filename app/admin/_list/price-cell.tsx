import { Check, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { parsePrice, priceQuestion } from '@/lib/content/fields/price-input'
import type { ItemRow } from '@/lib/content/item-row'
import { formatMoney } from '@/lib/format'
import { IconButton } from '../_ui/button'
import { useSaving } from '../_ui/use-saving'
import { useChangeWithUndo } from './use-change-with-undo'
import type { ListScreenState } from './use-list-screen'

type PricedRow = ItemRow & { price: number | null }

type Props<Row extends PricedRow> = {
  screen: Pick<ListScreenState<Row>, 'list'>
  row: Row
  children?: ReactNode
}

/** Shows a price that can be edited in place: Enter saves, Escape cancels (PKG-20). */
export function PriceCell<Row extends PricedRow>({ screen, row, children }: Props<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  if (row.price === null) return '-'

  function close() {
    setIsOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <div className={isOpen ? 'max-lg:min-w-0 max-lg:grow' : ''}>
      <button
        ref={button}
        type="button"
        className={`-mx-1 rounded-xs px-1 text-left underline decoration-gold-500 decoration-dotted underline-offset-4 hover:bg-sand-100 max-lg:min-h-11 pointer-coarse:min-h-11 ${isOpen ? 'max-lg:hidden' : ''}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span>
          <Money reais={row.price} />
        </span>
        <span className="sr-only">{` mudar o preço de ${row.label}`}</span>
      </button>
      {!isOpen && children}
      {isOpen && <PriceForm list={screen.list} row={row} onClose={close} />}
    </div>
  )
}

/** Allows a line break after `R$`, so that a long price does not overflow its cell. */
export function Money({ reais }: { reais: number }) {
  return formatMoney(reais).replace('\u00a0', ' ')
}

type FormProps = { list: ListScreenState<PricedRow>['list']; row: PricedRow; onClose: () => void }

function PriceForm({ list, row, onClose }: FormProps) {
  // The price when the field was opened; the list may refresh during editing.
  const [before] = useState(typeof row.form.price === 'string' ? row.form.price : '')
  const [text, setText] = useState(before)
  const [error, setError] = useState('')
  const changeWithUndo = useChangeWithUndo(list)
  const { saving, run } = useSaving(list.texts.changeFailed)
  const errorId = useId()
  const question = priceQuestion(text, before)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === before) return onClose()
    const change = { id: row.id, before: { price: before }, after: { price: parsePrice(text) ?? text } }
    const result = await run(() => changeWithUndo([change], list.texts.updated))
    if (result?.ok) onClose()
    else if (result) setError(result.error)
  }

  return (
    <form
      onSubmit={save}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
      className="flex flex-wrap items-center justify-end rounded-xs max-lg:-mr-3 lg:absolute lg:top-0 lg:-left-2 lg:z-20 lg:w-60 lg:border lg:bg-white lg:py-1 lg:pl-1 lg:shadow-lifted"
    >
      <input
        // The ref focuses synchronously, because phones open their keyboard only during the tap.
        ref={focusAndSelect}
        className="input w-auto! min-w-0 grow basis-20 even-figures"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={`Preço de ${row.label}, em reais`}
        aria-invalid={error !== ''}
        aria-describedby={error ? errorId : undefined}
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton
        label="Salvar preço"
        icon={Check}
        className="text-forest-800"
        type="submit"
        disabled={saving}
      />
      <IconButton label="Deixar como está" icon={X} onClick={onClose} />
      {question && (
        <p role="status" className="w-full px-2 py-1 text-left text-[0.8125rem]">
          {question}
        </p>
      )}
      <p id={errorId} role="alert" className="field-error w-full text-left lg:px-2">
        {saving ? <span className="text-ink-600">Salvando...</span> : error}
      </p>
    </form>
  )
}

function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
