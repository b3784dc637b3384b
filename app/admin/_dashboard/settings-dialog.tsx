'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import type { StoredSingles } from '@/lib/site/panel-queries'
import { AboutForm } from '../_sections/about-form'
import { ConfigurationForm } from '../_sections/configuration-form'
import { HeroMediaForm } from '../_sections/hero-forms'
import { PanelDialog } from '../_ui/panel-dialog'
import { Tabs } from '../_ui/tabs'
import { discardQuestion } from '../_ui/use-leave-guard'

type Props = { sections: StoredSingles; onClose: () => void }

export function SettingsDialog({ sections, onClose }: Props) {
  const router = useRouter()
  const [tab, setTab] = useState('hero')
  const dirty = useRef(new Set<string>())

  const note = useCallback((name: string, isDirty: boolean) => {
    if (isDirty) dirty.current.add(name)
    else dirty.current.delete(name)
  }, [])
  const onHeroDirty = useCallback((isDirty: boolean) => note('hero', isDirty), [note])
  const onAboutDirty = useCallback((isDirty: boolean) => note('about', isDirty), [note])
  const onConfigurationDirty = useCallback((isDirty: boolean) => note('configuration', isDirty), [note])

  function close() {
    if (dirty.current.size > 0 && !confirm(discardQuestion)) return
    // The next opening starts from what is stored then.
    router.refresh()
    onClose()
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
              content: <HeroMediaForm stored={sections.hero.values} onDirty={onHeroDirty} />,
            },
            {
              id: 'sobre',
              label: 'Sobre',
              content: <AboutForm stored={sections.about.values} onDirty={onAboutDirty} />,
            },
            {
              id: 'geral',
              label: 'Geral',
              content: (
                <ConfigurationForm
                  stored={sections.configuration.values}
                  onDirty={onConfigurationDirty}
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
