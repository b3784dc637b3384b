import { Check } from 'lucide-react'
import { use } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { accent, contrast } from '@/lib/brand/color'
import { palette } from '@/lib/brand/palette'
import { parsePrice } from '@/lib/content/fields/price-input'
import { formatMoney, shorten } from '@/lib/format'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { termsRows } from '@/lib/hotel/conditions/terms'
import { packageFields, packageFieldsOf } from '@/lib/packages/fields'
import type { PackageFormInput } from '@/lib/packages/form'
import { discountPercentage } from '@/lib/packages/pricing'
import { ColorInput, wholeColor } from '../../../_ui/color-input'
import { FieldGrid, FieldInput } from '../../../_ui/field-input'
import { HotelContext } from '../hotel-defaults'

export function SettingsTab() {
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <FieldInput name="active" field={packageFields.active} />
        <FieldInput name="isFeatured" field={packageFields.isFeatured} />
        <FieldInput name="hideAtEnd" field={packageFields.hideAtEnd} />
      </div>
      <ColorField />
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <FieldInput name="bookingUrl" field={packageFields.bookingUrl} />
        <FieldInput name="orderIndex" field={packageFields.orderIndex} />
      </div>
      <ConditionsFields />
    </div>
  )
}

export function useTypedPrices() {
  const [price, original] = useWatch<PackageFormInput, ['price', 'originalPrice']>({
    name: ['price', 'originalPrice'],
  })
  return [String(price ?? ''), String(original ?? '')] as const
}

/** The package's colour, with suggestions and a sample of how the site shows it (PKG-9). */
function ColorField() {
  const { field } = useController({ name: 'primaryColor' })
  const color = wholeColor(field.value)
  const { presets } = use(HotelContext)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ColorInput name="primaryColor" label={label} placeholder={blank}>
        <ul aria-label="Cores sugeridas" className="flex flex-wrap gap-1">
          {presets.map(({ name, hex }) => {
            const preset = hex.toLowerCase()
            return (
              <li key={hex}>
                <button
                  type="button"
                  aria-label={`${name}, ${hex}`}
                  aria-pressed={preset === color}
                  title={name}
                  className="grid size-11 place-items-center rounded-xs"
                  style={{ color: accent(preset).onSolid }}
                  onClick={() => field.onChange(hex)}
                >
                  <span
                    className="grid size-8 place-items-center rounded-full border border-ink-line"
                    style={{ background: hex }}
                  >
                    {preset === color && <Check className="size-4" aria-hidden="true" />}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </ColorInput>
      {color && <Sample color={color} />}
    </div>
  )
}

const { label, blank } = packageFields.primaryColor

function Sample({ color }: { color: string }) {
  const { solid, onSolid, ink } = accent(color)
  const [price, originalPrice] = useTypedPrices().map((typed) => parsePrice(typed) ?? null)
  const discount = discountPercentage({ price: price ?? 0, originalPrice: originalPrice ?? null })
  const isCorrected = solid !== color || contrast(color, palette.sand50) < 4.5
  return (
    <div className="surface grid gap-3 bg-sand-50 p-4">
      <p className="field-hint">No site</p>
      <div className="flex flex-wrap items-center gap-4" aria-hidden="true">
        {discount > 0 && (
          <span className="px-2 py-1 font-semibold" style={{ background: solid, color: onSolid }}>
            {`-${discount}%`}
          </span>
        )}
        <span
          className="px-4 py-2.5 font-semibold text-[0.8125rem] uppercase tracking-[.16em]"
          style={{ background: solid, color: onSolid }}
        >
          Reservar Agora
        </span>
        {price ? (
          <span className="font-semibold text-[1.25rem]" style={{ color: ink }}>
            {formatMoney(price)}
          </span>
        ) : null}
      </div>
      {isCorrected && <p className="field-hint">Onde há texto, a cor é escurecida para que se possa ler.</p>}
    </div>
  )
}

function ConditionsFields() {
  const { conditions } = use(HotelContext)
  return (
    <fieldset className="grid gap-5 border-t pt-7">
      <legend className="sr-only">Condições deste pacote</legend>
      <div>
        <h3 className="font-semibold">Condições deste pacote</h3>
        <p className="field-hint">O que ficar em branco vale como em Condições, para todo o hotel.</p>
      </div>
      {conditions && (
        <details>
          <summary className="text-link cursor-pointer">Ver o que vale para o hotel</summary>
          <dl className="mt-3 grid gap-2">
            {termsRows(conditions).map(({ title, text }) => (
              <div key={title}>
                <dt className="field-hint">{title}</dt>
                <dd>{shorten(text, 200)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <FieldGrid
        fields={packageFieldsOf(Object.keys(ownConditions.fields).map((name) => `conditions.${name}`))}
      />
    </fieldset>
  )
}
