import { unstable_isUnrecognizedActionError as isOutdated } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ActionResult, Failure } from '@/lib/access/result'
import { notify } from './notify'
import { isSendingNow } from './sending'
import { isOffline, nothingLost } from './toast-failure'

/**
 * Runs one save at a time; a concurrent call returns undefined. After 8 s without a response it shows a message and sets
 * `isSlow`, which lets a dialog close (FORM-18). `failure` is the message if the save throws.
 */
export function useSaving(failure: string) {
  const running = useRef(false)
  const [saving, setSaving] = useState(false)
  const [isSlow, setSlow] = useState(false)

  async function run<T extends object>(
    save: () => Promise<ActionResult<T>>,
  ): Promise<ActionResult<T> | undefined> {
    if (running.current) return undefined
    running.current = true
    setSaving(true)
    const patience = setInterval(() => {
      if (isSendingNow()) return
      clearInterval(patience)
      setSlow(true)
      notify.error(slowAnswer, 'Ainda salvando')
    }, patienceMs)
    const result = await save().catch((cause): Failure => ({ ok: false, error: messageOf(cause) }))
    clearInterval(patience)
    running.current = false
    setSaving(false)
    setSlow(false)
    return result
  }

  function messageOf(cause: unknown) {
    if (isOutdated(cause)) return outdated
    return isOffline(cause) ? `${failure} ${nothingLost}` : failure
  }

  return { saving, isSlow, isClosingBlocked: saving && !isSlow, run }
}

const patienceMs = 8000

const slowAnswer =
  'O servidor está demorando a responder. Nada do que você digitou se perde: espere, ou feche e volte depois.'

const outdated =
  'O painel foi atualizado. Recarregue a página e recupere a cópia não salva: nada do que você digitou se perde.'
