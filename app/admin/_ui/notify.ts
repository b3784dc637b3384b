import { toast } from 'sonner'

const undoMs = 10_000

let lastError: string | number | undefined

/** Shows toasts, one at a time: a title of one word and a sentence (ADM-7). */
export const notify = {
  success(text: string, title = 'Sucesso') {
    notify.clearError()
    toast.success(title, { description: text })
  },
  error(text: string, title = 'Erro') {
    notify.clearError()
    lastError = toast.error(title, { description: text, duration: undoMs })
  },
  /** An old error must not reappear when a later message disappears (FORM-12). */
  clearError() {
    if (lastError !== undefined) toast.dismiss(lastError)
    lastError = undefined
  },
  /** A success that can be undone for ten seconds. */
  undo(text: string, onUndo: () => void) {
    notify.clearError()
    toast.success('Sucesso', {
      description: text,
      duration: undoMs,
      action: { label: 'Desfazer', onClick: onUndo },
    })
  },
}
