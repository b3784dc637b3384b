import { useEffect, useId } from 'react'
import { notify } from '../_ui/notify'

const leftOut = new Map<string, string>()
const tiny = new Map<string, string>()

/** Registers the names of files that a field shows as not arrived, as long as it shows them; null for none. */
export function useLeftOut(names: string | null) {
  useRegistered(leftOut, names)
}

/** Registers the warning about a tiny picture as long as a form holds it; null for none. */
export function useTinyPicture(message: string | null) {
  useRegistered(tiny, message)
}

function useRegistered(texts: Map<string, string>, text: string | null) {
  const id = useId()
  // A save asks about what the fields show at that moment.
  useEffect(() => {
    if (text === null) return
    texts.set(id, text)
    return () => {
      texts.delete(id)
    }
  }, [texts, id, text])
}

/** Reports a save: as a success only when no field shows a file that is not part of it (IMG-20). `kept` is added to either message. */
export function notifySaved(success: string, kept: string) {
  if (leftOut.size === 0) return notify.success(success + kept)
  const names = [...leftOut.values()].join(', ')
  notify.error(`Sem o arquivo que não foi aceito: ${names}. O resto foi salvo.${kept}`, 'Salvo em parte')
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
