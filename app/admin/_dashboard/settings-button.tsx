'use client'

import { Settings } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { StoredSingles } from '@/lib/site/panel-queries'
import { notify } from '../_ui/notify'

const SettingsDialog = dynamic(() => import('./settings-dialog').then((module) => module.SettingsDialog))

/** Opens the settings; null when they could not be read. */
export function SettingsButton({ sections }: { sections: StoredSingles | null }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() => (sections ? setOpen(true) : notify.error('Erro ao carregar configurações.'))}
      >
        <Settings aria-hidden="true" />
        Configurações
      </button>
      {open && sections && <SettingsDialog sections={sections} onClose={() => setOpen(false)} />}
    </>
  )
}
