'use client'

import type { CSSProperties } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Emblem } from '@/components/ui/emblem'
import { emblems, emblemVariables, isDrawn, type Emblem as Name } from '@/lib/brand/emblems'
import { configurationFields } from '@/lib/hotel/fields'
import { ControlGroup } from '../../_ui/control-group'
import { useFieldError } from '../../_ui/field'

/** The drawn emblems to choose from, none, or the symbol (BRAND-11). */
export function EmblemChoice() {
  const { field } = useController({ name: 'emblem' })
  const mark: unknown = useWatch({ name: 'mark_url' })
  const error = useFieldError('emblem')
  const { label, hint } = configurationFields.emblem
  return (
    <ControlGroup id="emblema" label={label} hint={hint} error={error} className="gap-1.5">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {(Object.keys(emblems) as Name[]).map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xs border border-ink-line bg-white px-3 py-2 focus-within:outline-2 focus-within:outline-forest-800 focus-within:outline-offset-2 has-checked:border-forest-800 has-checked:bg-sand-100"
          >
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              className="size-4 flex-none accent-forest-800"
            />
            <span className="min-w-0 grow">{emblems[value].label}</span>
            {isDrawn(value) && (
              <span style={{ '--emblem-display': 'block', ...emblemVariables(value, '') } as CSSProperties}>
                <Emblem className="text-[1.5rem] text-forest-800" />
              </span>
            )}
          </label>
        ))}
      </div>
      {field.value === 'mark' && !mark && (
        <p className="field-hint">Ainda não há símbolo: envie um acima. Até lá, o site não mostra emblema.</p>
      )}
    </ControlGroup>
  )
}
