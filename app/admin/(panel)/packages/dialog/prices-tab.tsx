import { useWatch } from 'react-hook-form'
import { parsePrice } from '@/lib/fields/price-input'
import { discountWarning, type PackageFormInput } from '@/lib/packages/form'
import { discountPercentage, instalmentText, pixText } from '@/lib/packages/pricing'
import { MoneyInput, TextInput } from '../../../_ui/inputs'
import { useTypedTerms } from './use-typed-terms'

export function PricesTab() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MoneyInput name="price" label="Preço (R$)" required />
      <MoneyInput
        name="originalPrice"
        label="Preço original (R$)"
        hint="Riscado ao lado do preço, se for maior."
      />
      <Outcome />
      <TextInput
        name="priceDetail"
        label="Detalhe do preço"
        placeholder="por casal, 4 noites, pensão completa"
        className="sm:col-span-2"
      />
    </div>
  )
}

function Outcome() {
  const typed = useWatch<PackageFormInput, ['price', 'originalPrice']>({ name: ['price', 'originalPrice'] })
  const [typedPrice = '', typedOriginal = ''] = typed.map((amount) => String(amount ?? ''))
  const terms = useTypedTerms()
  const price = parsePrice(typedPrice) ?? 0
  const parts = terms && price > 0 ? instalmentText(price, terms) : null
  const byPix = terms && price > 0 ? pixText(price, terms) : null
  const discount = discountPercentage({ price, originalPrice: parsePrice(typedOriginal) ?? null })
  const warning = discountWarning(typedPrice, typedOriginal)
  return (
    <div className="border-gold-500 border-l-4 bg-sand-100 px-4 py-3 sm:col-span-2">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        <div>
          <dt className="field-hint">Desconto</dt>
          <dd>
            <output className="font-semibold">{discount > 0 ? `${discount}%` : 'Sem desconto'}</output>
          </dd>
        </div>
        <div>
          <dt className="field-hint">Parcelas</dt>
          <dd className="font-semibold">{parts ? `${parts} sem juros` : '–'}</dd>
        </div>
        {byPix && (
          <div>
            <dt className="field-hint">À vista</dt>
            <dd className="font-semibold">{byPix}</dd>
          </div>
        )}
      </dl>
      {warning && (
        <p role="status" className="mt-2">
          {warning}
        </p>
      )}
    </div>
  )
}
