import { Check } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { accent, contrast, palette } from '@/lib/color'
import { parsePrice } from '@/lib/fields/price-input'
import { formatMoney } from '@/lib/format'
import { colorPresets, type PackageFormInput } from '@/lib/packages/form'
import { discountPercentage } from '@/lib/packages/pricing'
import { Field } from '../../../_ui/field'

export function ColorField() {
  const { field } = useController({ name: 'primaryColor' })
  const typed = typeof field.value === 'string' ? field.value.trim() : ''
  const color = /^#[0-9a-f]{6}$/i.test(typed) ? typed.toLowerCase() : null
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field name="primaryColor" label="Cor">
        {(control) => (
          <>
            <div className="flex gap-2">
              <input
                type="color"
                aria-label="Escolher a cor"
                className="h-11 w-13 flex-none cursor-pointer rounded-xs border border-ink-line bg-white p-1"
                value={color ?? '#000000'}
                onChange={(event) => field.onChange(event.target.value)}
              />
              <input
                {...control}
                {...field}
                className="input"
                autoComplete="off"
                spellCheck={false}
                placeholder="#74b24a"
              />
            </div>
            <ul aria-label="Cores sugeridas" className="flex flex-wrap gap-1">
              {colorPresets.map(({ name, hex }) => (
                <li key={hex}>
                  <button
                    type="button"
                    aria-label={`${name}, ${hex}`}
                    aria-pressed={hex.toLowerCase() === color}
                    title={name}
                    className="grid size-11 place-items-center rounded-xs"
                    style={{ color: accent(hex.toLowerCase()).onSolid }}
                    onClick={() => field.onChange(hex)}
                  >
                    <span
                      className="grid size-8 place-items-center rounded-full border border-ink-line"
                      style={{ background: hex }}
                    >
                      {hex.toLowerCase() === color && <Check className="size-4" aria-hidden="true" />}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Field>
      {color && <Sample color={color} />}
    </div>
  )
}

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
