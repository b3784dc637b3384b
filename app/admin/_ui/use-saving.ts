'use client'

import { unstable_isUnrecognizedActionError as isOutdated } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ActionResult, Failure } from '@/lib/access/result'
import { isOffline, nothingLost } from './toast-failure'

/** Runs one save at a time; undefined when one is on its way. `failure` is said when the server cannot be reached at all. */
export function useSaving(failure: string) {
  const running = useRef(false)
  const [saving, setSaving] = useState(false)

  async function run<T extends object>(
    save: () => Promise<ActionResult<T>>,
  ): Promise<ActionResult<T> | undefined> {
    if (running.current) return undefined
    running.current = true
    setSaving(true)
    const result = await save().catch((cause): Failure => ({ ok: false, error: told(cause) }))
    running.current = false
    setSaving(false)
    return result
  }

  function told(cause: unknown) {
    if (isOutdated(cause)) return outdated
    return isOffline(cause) ? `${failure} ${nothingLost}` : failure
  }

  return { saving, run }
}

const outdated =
  'O painel foi atualizado. Recarregue a página e recupere o rascunho: nada do que você digitou se perde.'
