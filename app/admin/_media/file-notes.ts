import { createContext, use, useEffect, useId } from 'react'
import { notify } from '../_ui/notify'

/** Current notes about the files of one form, by field id. */
export type FileNotes = {
  /** Names of files whose upload failed or was refused. */
  leftOut: Map<string, string>
  tiny: Map<string, string>
}

export function createFileNotes(): FileNotes {
  return { leftOut: new Map(), tiny: new Map() }
}

/** The notes of the surrounding form; by default they go nowhere. */
export const FileNotesContext = createContext(createFileNotes())

/** Registers a field's note with its form while the field shows it; null for none. */
export function useFileNote(kind: keyof FileNotes, text: string | null) {
  const { [kind]: notes } = use(FileNotesContext)
  const id = useId()
  // The notes must match the visible fields at the moment of a save.
  useEffect(() => {
    if (text === null) return
    notes.set(id, text)
    return () => {
      notes.delete(id)
    }
  }, [notes, id, text])
}

/** Shows a success toast, or an error if a field shows a file that was left out (IMG-20). Both include `notes`. */
export function notifySaved({ leftOut }: FileNotes, success: string, notes: string) {
  if (leftOut.size === 0) return notify.success(success + notes)
  const names = [...leftOut.values()].join(', ')
  notify.error(`Sem o arquivo que não foi aceito: ${names}. O resto foi salvo.${notes}`, 'Salvo em parte')
}

export function confirmTinyPictures({ tiny }: FileNotes): boolean {
  return tiny.size === 0 || confirm(`${[...tiny.values()].join('\n')}\nSalvar mesmo assim?`)
}

export const notSaved = {
  ok: false,
  title: 'Não foi salvo',
  error: 'Troque a foto pequena e salve de novo: nada do que você digitou se perdeu.',
} as const
