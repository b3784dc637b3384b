import { createContext, use, useEffect, useId } from 'react'
import { notify } from '../_ui/notify'

/** What the fields of one form say of their files at this moment, by field. */
export type FileNotes = {
  /** The names of files that a field shows as not arrived. */
  leftOut: Map<string, string>
  /** Warnings about tiny pictures. */
  tiny: Map<string, string>
}

export function createFileNotes(): FileNotes {
  return { leftOut: new Map(), tiny: new Map() }
}

/** Of the form around a field; a field outside of forms tells nobody. */
export const FileNotesContext = createContext(createFileNotes())

/** Tells the form a field's note as long as the field shows it; null for none. */
export function useFileNote(kind: keyof FileNotes, text: string | null) {
  const { [kind]: notes } = use(FileNotesContext)
  const id = useId()
  // A save asks about what the fields show at that moment.
  useEffect(() => {
    if (text === null) return
    notes.set(id, text)
    return () => {
      notes.delete(id)
    }
  }, [notes, id, text])
}

/** Reports a save: as a success only when no field shows a file that is not part of it (IMG-20). `notes` is added to either message. */
export function notifySaved({ leftOut }: FileNotes, success: string, notes: string) {
  if (leftOut.size === 0) return notify.success(success + notes)
  const names = [...leftOut.values()].join(', ')
  notify.error(`Sem o arquivo que não foi aceito: ${names}. O resto foi salvo.${notes}`, 'Salvo em parte')
}

/** Asks about pictures of a few pixels, if the form holds any. */
export function confirmTinyPictures({ tiny }: FileNotes): boolean {
  return tiny.size === 0 || confirm(`${[...tiny.values()].join('\n')}\nSalvar mesmo assim?`)
}

export const notSaved = {
  ok: false,
  title: 'Não foi salvo',
  error: 'Troque a foto pequena e salve de novo: nada do que você digitou se perdeu.',
} as const
