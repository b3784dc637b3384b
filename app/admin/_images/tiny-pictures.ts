'use client'

import { useEffect } from 'react'

const tiny = new Map<string, string>()

/** While a form holds a picture that nobody can have meant; `message` says what is wrong with it. */
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
