'use client'

import { Settings } from 'lucide-react'
import type { StoredSingles } from '@/lib/panel/panel-queries'
import { Button } from '../_ui/button'
import { notify } from '../_ui/notify'
import { useLoaded } from '../_ui/use-loaded'

type Props = { sections: StoredSingles | null; isManager: boolean }

/** Opens the settings; `sections` is null if they could not be read. */
export function SettingsButton({ sections, isManager }: Props) {
  const { Dialog, open, close } = useLoaded(async () => (await import('./settings-dialog')).SettingsDialog)
  return (
    <>
      <Button
        icon={Settings}
        onClick={() => (sections ? open() : notify.error('Erro ao carregar configurações.'))}
      >
        Configurações
      </Button>
      {Dialog && sections && <Dialog sections={sections} isManager={isManager} onClose={close} />}
    </>
  )
}
