'use client'

import { useSyncExternalStore } from 'react'

let running = 0
const listeners = new Set<() => void>()

export async function whileSending<T>(work: () => Promise<T>): Promise<T> {
  count(1)
  try {
    return await work()
  } finally {
    count(-1)
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
