'use client'

import { ChevronDown } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { heroFilmsForm } from '@/lib/panel/hotel-forms'
import type { StoredSingles } from '@/lib/panel/panel-queries'
import type { FormVersions } from '@/lib/panel/pending-queries'
import { SectionForm, type SectionProps } from '../../_sections/section-form'
import {
  aboutSection,
  ConfigurationForm,
  heroCallSection,
  heroFilmsSection,
} from '../../_sections/section-forms'
import { notify } from '../../_ui/notify'
import { Tabs } from '../../_ui/tabs'

type Props = { sections: StoredSingles; pending: FormVersions; isManager: boolean }

export function HotelTabs({ sections, pending, isManager }: Props) {
  const asked = useSearchParams().get('parte') ?? ''
  const [tab, setTab] = useState(['sobre', 'geral'].includes(asked) ? asked : 'hero')
  return (
    <div className="surface max-w-[880px] pt-2">
      <Tabs
        label="O Hotel"
        className="px-3 sm:px-6"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'hero',
            label: 'Seção Hero',
            content: (
              <>
                <SectionForm {...heroCallSection} save={saveCall} stored={sections.hero} pending={pending} />
                <HeroFilms stored={sections.hero} pending={pending} />
              </>
            ),
          },
          {
            id: 'sobre',
            label: 'Seção Sobre',
            content: <SectionForm {...aboutSection} stored={sections.about} pending={pending} />,
          },
          {
            id: 'geral',
            label: 'Configurações Gerais',
            content: (
              <ConfigurationForm
                isManager={isManager}
                pending={pending}
                stored={sections.configuration}
                success="Configurações do hotel atualizadas com sucesso!"
              />
            ),
          },
        ]}
      />
    </div>
  )
}

/** Saves the hero, and asks whether a new background also replaces the phones' own one (ADM-26). */
async function saveCall(input: Parameters<typeof heroCallSection.save>[0]) {
  const result = await heroCallSection.save(input)
  if (!result.ok || !result.stored.mobile_background_url) return result
  const isSame = (input.values.background_url ?? '') === (input.expectedValues.background_url ?? '')
  if (isSame || !confirm('O celular tem um fundo próprio. Usar o novo também no celular?')) return result
  const before = Object.fromEntries(
    Object.keys(heroFilmsForm.shape).map((name) => [name, String(result.stored[name] ?? '')]),
  )
  const values = { ...before, mobile_background_url: '', mobile_background_poster_url: '' }
  const films = await heroFilmsSection.save({
    values: heroFilmsForm.parse(values),
    expectedValues: before,
    force: false,
    pending: null,
  })
  if (!films.ok) notify.error(films.error, films.title)
  return films.ok ? { ...films, notes: result.notes } : result
}

/** Shows the rarely used hero fields in a collapsible section. */
function HeroFilms(props: SectionProps) {
  // Undefined until it is opened once.
  const [isOpen, setOpen] = useState(props.pending?.films ? true : undefined)
  return (
    <section className="border-t" aria-label="Celular e vídeo promocional">
      <button
        type="button"
        aria-expanded={isOpen === true}
        className="flex min-h-16 w-full items-center justify-between gap-4 px-5 py-3 text-left hover:bg-sand-50 sm:px-8"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <span className="block font-semibold">Celular e vídeo promocional</span>
          <span className="block text-ink-600">
            O fundo que aparece no celular e o filme no meio da página inicial.
          </span>
        </span>
        <ChevronDown className={`size-5 flex-none ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      </button>
      {isOpen !== undefined && (
        <div hidden={!isOpen}>
          <SectionForm {...props} {...heroFilmsSection} />
        </div>
      )}
    </section>
  )
}
