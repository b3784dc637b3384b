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
      {/* As tall as the window allows: it does not jump from one tab to the next. */}
      <div className="flex min-h-0 grow flex-col pt-2 sm:h-[min(46rem,100dvh-7rem)]">
        <Tabs
          label="Configurações"
          className="px-3 sm:px-6"
          fills
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'hero',
              label: 'Hero',
              content: <HeroMediaForm stored={sections.hero.values} onDirty={onHeroDirty} onCancel={close} />,
            },
            {
              id: 'sobre',
              label: 'Sobre',
              content: <AboutForm stored={sections.about.values} onDirty={onAboutDirty} onCancel={close} />,
            },
            {
              id: 'geral',
              label: 'Geral',
              content: (
                <ConfigurationForm
                  stored={sections.configuration.values}
                  onDirty={onConfigurationDirty}
                  onCancel={close}
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
