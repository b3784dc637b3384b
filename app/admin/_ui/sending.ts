import { useSyncExternalStore } from 'react'
import { notify } from './notify'

let running = 0
const listeners = new Set<() => void>()

/** Counts an upload as running until the work ends or is cancelled. */
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

/** Resolves when no upload is running, and tells the user about the wait (IMG-4). */
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

export const isSendingNow = () => running > 0

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
