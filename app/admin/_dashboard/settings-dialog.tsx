import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { StoredSingles } from '@/lib/panel/panel-queries'
import { SectionForm } from '../_sections/section-form'
import { aboutSection, ConfigurationForm, heroMediaSection } from '../_sections/section-forms'
import { PanelDialog } from '../_ui/panel-dialog'
import { Tabs } from '../_ui/tabs'
import { confirmDiscard } from '../_ui/use-leave-guard'

type Props = { sections: StoredSingles; isManager: boolean; onClose: () => void }

export function SettingsDialog({ sections, isManager, onClose }: Props) {
  const router = useRouter()
  const [tab, setTab] = useState('hero')

  function close() {
    if (!confirmDiscard()) return false
    // Makes the next opening start from the stored values.
    router.refresh()
    onClose()
  }

  return (
    <PanelDialog title="Configurações" onClose={close}>
      {/* Fills the window's height, so that all tabs have the same height. */}
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
              content: <SectionForm {...heroMediaSection} stored={sections.hero} onCancel={close} />,
            },
            {
              id: 'sobre',
              label: 'Sobre',
              content: <SectionForm {...aboutSection} stored={sections.about} onCancel={close} />,
            },
            {
              id: 'geral',
              label: 'Geral',
              content: (
                <ConfigurationForm
                  isManager={isManager}
                  stored={sections.configuration}
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
