'use client'

import { configurationFields } from '@/lib/hotel/fields'
import { brandForm } from '@/lib/hotel/form'
import { saveBrand } from '../../_sections/actions'
import { SectionForm, type SectionProps } from '../../_sections/section-form'
import { BrandSample } from './brand-sample'
import { LetterChoice } from './letter-choice'

type Props = SectionProps & { hotel: { name: string; tagline: string } }

export function BrandForm({ hotel, ...props }: Props) {
  const { name, tagline, logo_url, mark_url, primary_color, accent_color, letters } = configurationFields
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
          primary_color,
          accent_color,
          letters,
        }}
        halves={['primary_color', 'accent_color']}
        inputs={{ letters: <LetterChoice /> }}
        beside={<BrandSample hotel={hotel} />}
        save={saveBrand}
        success="Marca atualizada com sucesso!"
        failure="Erro ao salvar marca."
      />
    </div>
  )
}
