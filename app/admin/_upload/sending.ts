'use client'

import { useSyncExternalStore } from 'react'

let running = 0
const listeners = new Set<() => void>()

/** Counts a file as being sent until the work ends or is cancelled. */
export async function whileSending<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const cancelled = () => count(-1)
  count(1)
  signal?.addEventListener('abort', cancelled, { once: true })
  try {
    return await work()
  } finally {
    signal?.removeEventListener('abort', cancelled)
    if (!signal?.aborted) count(-1)
  }
}

export const stillSending = {
  ok: false,
  error: 'Um arquivo ainda está sendo enviado. Espere o envio terminar e salve de novo.',
} as const

/** Whether any file is being sent: a form saved now would be saved without it. */
export function useImagesSending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  )
}

function count(step: 1 | -1) {
  running += step
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
