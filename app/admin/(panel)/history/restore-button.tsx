'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { notify } from '../../_ui/notify'
import { restoreHistoryVersion } from './actions'

type Props = {
  name: string
  slug: string
  label: string
  version: number
  when: string
  /** The newest version on the page: a restore must not overwrite what was saved after it. */
  seen: number
}

export function RestoreButton({ name, slug, label, version, when, seen }: Props) {
  const router = useRouter()
  const [restoring, startTransition] = useTransition()

  function restore() {
    if (!confirm(`Restaurar ${label} como em ${when}? O que foi gravado depois continua no histórico.`))
      return
    startTransition(async () => {
      const result = await restoreHistoryVersion({ section: name, version, seen }).catch(() => unreachable)
      if (!result.ok) return notify.error(result.error, result.title)
      notify.success(`${label}: versão de ${when} restaurada com sucesso!`)
      // The restored version is the newest one, on the first page.
      router.replace(`/admin/history?secao=${slug}`)
    })
  }

  return (
    <button type="button" className={buttonClass('outline')} disabled={restoring} onClick={restore}>
      {restoring ? 'Restaurando...' : 'Restaurar'}
      <span className="sr-only">{` versão de ${when}`}</span>
    </button>
  )
}

const unreachable = { ok: false, error: 'Erro ao restaurar versão.', title: undefined } as const
