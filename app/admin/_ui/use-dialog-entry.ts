'use client'

import { useEffect } from 'react'
import { useHistoryLayer } from '@/components/ui/history-layers'

/** While `open`, Back calls `onClose` (false: stays open), also after actions and refreshes behind what is open. */
export function useDialogEntry(open: boolean, onClose: () => unknown) {
  // First, so that nothing replaces an entry before its mark is kept.
  useEffect(keepMarks, [])
  useHistoryLayer(open, onClose)
}

let isKept = false

/** Next writes the present entry anew after every action, and forgets what others have put there. */
export function keepMarks(): void {
  if (isKept) return
  isKept = true
  const { replaceState } = history
  history.replaceState = (data, unused, url) => {
    const layer = history.state?.layer
    const stays = url === undefined || url === null || new URL(url, location.href).href === location.href
    replaceState.call(history, layer && stays ? { ...data, layer } : data, unused, url)
  }
}
