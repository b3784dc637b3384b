'use client'

import { useEffect, useId } from 'react'
import { notify } from '../_ui/notify'

const leftOut = new Map<string, string>()

/** While a field shows that files (their names, else undefined) did not arrive. */
export function useLeftOut(names: string | undefined) {
  const id = useId()
  useEffect(() => {
    if (names === undefined) return
    leftOut.set(id, names)
    return () => {
      leftOut.delete(id)
    }
  }, [id, names])
}

/** Tells of a save: of a success only when no field shows a file that is not in it (IMG-20). `kept` follows either way. */
export function notifySaved(success: string, kept: string) {
  if (leftOut.size === 0) return notify.success(success + kept)
  const names = [...leftOut.values()].join(', ')
  notify.error(`Sem o arquivo que não foi aceito: ${names}. O resto foi salvo.${kept}`, 'Salvo em parte')
}
