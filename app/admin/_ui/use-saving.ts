'use client'

import { unstable_isUnrecognizedActionError as isOutdated } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ActionResult, Failure } from '@/lib/access/result'
import { isOffline, nothingLost } from './toast-failure'

/** Runs one save at a time; a second one returns undefined. `failure` is the message if the server cannot be reached. */
export function useSaving(failure: string) {
  const running = useRef(false)
  const [saving, setSaving] = useState(false)

  async function run<T extends object>(
    save: () => Promise<ActionResult<T>>,
  ): Promise<ActionResult<T> | undefined> {
    if (running.current) return undefined
    running.current = true
    setSaving(true)
    const result = await save().catch((cause): Failure => ({ ok: false, error: messageOf(cause) }))
    running.current = false
    setSaving(false)
    return result
  }

  function messageOf(cause: unknown) {
    if (isOutdated(cause)) return outdated
    return isOffline(cause) ? `${failure} ${nothingLost}` : failure
  }

  return { saving, run }
}

const outdated =
  'O painel foi atualizado. Recarregue a página e recupere o rascunho: nada do que você digitou se perde.'
