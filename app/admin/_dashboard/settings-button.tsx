'use client'

import { Settings } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import type { StoredSingles } from '@/lib/site/panel-queries'
import { notify } from '../_ui/notify'
import { useLoaded } from '../_ui/use-loaded'

type Props = { sections: StoredSingles | null; isManager: boolean }

/** Opens the settings; `sections` is null if they could not be read. */
export function SettingsButton({ sections, isManager }: Props) {
  const { Dialog, open, close } = useLoaded(async () => (await import('./settings-dialog')).SettingsDialog)
  return (
    <>
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() => (sections ? open() : notify.error('Erro ao carregar configurações.'))}
      >
        <Settings aria-hidden="true" />
        Configurações
      </button>
      {Dialog && sections && <Dialog sections={sections} isManager={isManager} onClose={close} />}
    </>
  )
}
