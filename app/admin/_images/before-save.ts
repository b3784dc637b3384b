'use client'

import { useEffect, useId } from 'react'
import { notify } from '../_ui/notify'

const leftOut = new Map<string, string>()

/** Registers the names of files that a field shows as not arrived, as long as it shows them; undefined for none. */
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

/** Reports a save: as a success only when no field shows a file that is not part of it (IMG-20). `kept` is added to either message. */
export function notifySaved(success: string, kept: string) {
  if (leftOut.size === 0) return notify.success(success + kept)
  const names = [...leftOut.values()].join(', ')
  notify.error(`Sem o arquivo que não foi aceito: ${names}. O resto foi salvo.${kept}`, 'Salvo em parte')
}

const tiny = new Map<string, string>()

/** Registers a picture that is too small to be meant, as long as a form holds it. `message` says what is wrong with it. */
export function useTinyPicture(id: string, message: string | null) {
  // A save asks about every one that is in a form at that moment.
  useEffect(() => {
    if (!message) return
    tiny.set(id, message)
    return () => {
      tiny.delete(id)
    }
  }, [id, message])
}

/** Asks about pictures of a few pixels, if the form holds any. */
export function mayUseTinyPictures(): boolean {
  return tiny.size === 0 || confirm(`${[...tiny.values()].join('\n')}\nSalvar mesmo assim?`)
}

export const keptUnsaved = {
  ok: false,
  title: 'Não foi salvo',
  error: 'Troque a foto pequena e salve de novo: nada do que você digitou se perdeu.',
} as const
