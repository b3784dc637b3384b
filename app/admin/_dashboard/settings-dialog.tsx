'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { StoredSingles } from '@/lib/site/panel-queries'
import { AboutForm } from '../_sections/about-form'
import { ConfigurationForm } from '../_sections/configuration-form'
import { HeroMediaForm } from '../_sections/hero-forms'
import { PanelDialog } from '../_ui/panel-dialog'
import { Tabs } from '../_ui/tabs'
import { mayDiscard } from '../_ui/use-leave-guard'

type Props = { sections: StoredSingles; onClose: () => void }

export function SettingsDialog({ sections, onClose }: Props) {
  const router = useRouter()
  const [tab, setTab] = useState('hero')

  function close() {
    if (!mayDiscard()) return false
    // The next opening starts from what is stored then.
    router.refresh()
    onClose()
    return true
  }

  return (
    <PanelDialog title="Configurações" onClose={close}>
      <div className="min-h-0 overflow-y-auto pt-2">
        <Tabs
          label="Configurações"
          className="px-3 sm:px-6"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'hero',
              label: 'Hero',
              content: <HeroMediaForm stored={sections.hero.values} />,
            },
            {
              id: 'sobre',
              label: 'Sobre',
              content: <AboutForm stored={sections.about.values} />,
            },
            {
              id: 'geral',
              label: 'Geral',
              content: (
                <ConfigurationForm
                  stored={sections.configuration.values}
                  success="Configurações atualizadas com sucesso!"
                />
              ),
            },
          ]}
        />
      </div>
    </PanelDialog>
  )
}
