import { Check } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { accent, contrast } from '@/lib/color'
import { parsePrice } from '@/lib/fields/price-input'
import { formatMoney } from '@/lib/format'
import { packageFields } from '@/lib/packages/fields'
import { colorPresets, type PackageFormInput } from '@/lib/packages/form'
import { discountPercentage } from '@/lib/packages/pricing'
import { palette } from '@/lib/palette'
import { ColorInput, wholeColor } from '../../../_ui/color-input'

/** The package's own colour, with those of the hotel to choose from and what the site makes of it. */
export function ColorField() {
  const { field } = useController({ name: 'primaryColor' })
  const color = wholeColor(field.value)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ColorInput name="primaryColor" label={label} placeholder={blank}>
        <ul aria-label="Cores sugeridas" className="flex flex-wrap gap-1">
          {colorPresets.map(({ name, hex }) => {
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
  const typed = useWatch<PackageFormInput, ['price', 'originalPrice']>({ name: ['price', 'originalPrice'] })
  const [price, originalPrice] = typed.map((amount) => parsePrice(String(amount ?? '')) ?? null)
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
