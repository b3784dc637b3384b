import { toast } from 'sonner'

const undoMs = 10_000

/** What an undo says. */
export const undoneText = 'Tudo como estava antes.'

let lastError: string | number | undefined

/** Shows toasts, one at a time: a title of one word and a sentence (ADM-7). */
export const notify = {
  success(text: string, title = 'Sucesso') {
    notify.clearError()
    toast.success(title, { description: text, duration: readingTime(text, 4_000) })
  },
  error(text: string, title = 'Erro') {
    notify.clearError()
    lastError = toast.error(title, { description: text, duration: readingTime(text) })
  },
  /** An old error must not reappear when a later message disappears (FORM-12). */
  clearError() {
    if (lastError !== undefined) toast.dismiss(lastError)
    lastError = undefined
  },
  /** A success that can be undone for at least ten seconds. */
  undo(text: string, onUndo: () => void) {
    notify.clearError()
    toast.success('Sucesso', {
      description: text,
      duration: readingTime(text),
      action: { label: 'Desfazer', onClick: onUndo },
    })
  },
}

/** How long a message stays, in milliseconds: who reads slowly reads some 14 letters a second. */
function readingTime(text: string, atLeast = undoMs) {
  return Math.max(atLeast, 70 * text.length)
}
