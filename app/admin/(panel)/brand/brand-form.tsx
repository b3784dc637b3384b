'use client'

import { useController } from 'react-hook-form'
import { type Lettering, letterings } from '@/lib/brand/letters'
import { configurationFields } from '@/lib/hotel/fields'
import { brandForm } from '@/lib/hotel/form'
import { saveBrand } from '../../_sections/actions'
import { SectionForm, type SectionProps } from '../../_sections/section-form'
import { ControlGroup } from '../../_ui/control-group'
import { useFieldError } from '../../_ui/field'
import { BrandSample } from './brand-sample'
import { EmblemChoice } from './emblem-choice'

type Props = SectionProps & { hotel: { name: string; tagline: string } }

export function BrandForm({ hotel, ...props }: Props) {
  const { name, tagline, logo_url, mark_url, primary_color, accent_color, letters, emblem, scenery } =
    configurationFields
  return (
    <div className="surface">
      <SectionForm
        {...props}
        name="marca"
        schema={brandForm}
        fields={{
          name: { ...name, placeholder: hotel.name },
          tagline: { ...tagline, placeholder: hotel.tagline },
          logo_url,
          mark_url,
          primary_color: { ...primary_color, half: true },
          accent_color: { ...accent_color, half: true },
          letters,
          emblem,
          scenery,
        }}
        inputs={{ letters: <LetterChoice key="letters" />, emblem: <EmblemChoice key="emblem" /> }}
        beside={<BrandSample hotel={hotel} />}
        save={saveBrand}
        success="Marca atualizada com sucesso!"
        failure="Erro ao salvar marca."
      />
    </div>
  )
}

function LetterChoice() {
  const { field } = useController({ name: 'letters' })
  const error = useFieldError('letters')
  return (
    <ControlGroup id="letras" label="Letras" error={error} className="gap-1.5">
      <div className="grid gap-2 sm:grid-cols-3">
        {Object.entries(letterings).map(([value, { label, display, sans }]) => (
          <label
            key={value}
            className="grid cursor-pointer gap-1 rounded-xs border border-ink-line bg-white px-3.5 py-3 focus-within:outline-2 focus-within:outline-forest-800 focus-within:outline-offset-2 has-checked:border-forest-800 has-checked:bg-sand-100"
          >
            <span className="flex items-center gap-2">
              <input
                type="radio"
                name={field.name}
                value={value}
                checked={field.value === value}
                onChange={() => field.onChange(value as Lettering)}
                onBlur={field.onBlur}
                className="size-4 accent-forest-800"
              />
              {label}
            </span>
            <span
              aria-hidden="true"
              className="text-[1.5rem] leading-tight"
              style={{ fontFamily: `"${display}"` }}
            >
              Seu refúgio
            </span>
            <span
              aria-hidden="true"
              className="text-ink-600 text-[0.875rem]"
              style={{ fontFamily: `"${sans}"` }}
            >
              Texto e números 1234
            </span>
          </label>
        ))}
      </div>
    </ControlGroup>
  )
}
