'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { StoredSingles } from '@/lib/site/panel-queries'
import { AboutForm } from '../../_sections/about-form'
import { ConfigurationForm } from '../../_sections/configuration-form'
import { HeroCallForm } from '../../_sections/hero-forms'
import { Tabs } from '../../_ui/tabs'
import { HeroFilms } from './hero-films'

type Props = { sections: StoredSingles; isManager: boolean }

export function HotelTabs({ sections, isManager }: Props) {
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
                <HeroCallForm stored={sections.hero.values} />
                <HeroFilms stored={sections.hero.values} />
              </>
            ),
          },
          { id: 'sobre', label: 'Seção Sobre', content: <AboutForm stored={sections.about.values} /> },
          {
            id: 'geral',
            label: 'Configurações Gerais',
            content: (
              <ConfigurationForm
                isManager={isManager}
                stored={sections.configuration.values}
                success="Configurações do hotel atualizadas com sucesso!"
              />
            ),
          },
        ]}
      />
    </div>
  )
}
