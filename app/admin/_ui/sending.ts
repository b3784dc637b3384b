import { useSyncExternalStore } from 'react'
import { notify } from './notify'

let running = 0
const listeners = new Set<() => void>()

/** Counts a file as being sent until the work ends or is cancelled. */
export async function trackSending<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const cancelled = () => changeCount(-1)
  changeCount(1)
  signal?.addEventListener('abort', cancelled, { once: true })
  try {
    return await work()
  } finally {
    signal?.removeEventListener('abort', cancelled)
    if (!signal?.aborted) changeCount(-1)
  }
}

/** Resolves when no file is being sent, so that a form is not saved without it; says that it waits (IMG-4). */
export async function waitForUploads(): Promise<void> {
  if (running === 0) return
  notify.success('Será salvo assim que o envio do arquivo terminar.', 'Aguarde')
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (running > 0) return
      stop()
      resolve()
    })
  })
}

/** Whether any file is being sent at this moment. */
export const isSendingNow = () => running > 0

/** Whether any file is being sent. */
export function useImagesSending(): boolean {
  return useSyncExternalStore(subscribe, isSendingNow, () => false)
}

function changeCount(step: 1 | -1) {
  running += step
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
