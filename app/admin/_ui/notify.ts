import { toast } from 'sonner'

const undoMs = 10_000

export const undoneText = 'Tudo como estava antes.'

let lastError: string | number | undefined

/** Shows one toast at a time with a one-word title and a sentence (ADM-7). */
export const notify = {
  success(text: string, title = 'Sucesso') {
    notify.clearError()
    toast.success(title, { description: text, duration: readingTime(text, 4_000) })
  },
  error(text: string, title = 'Erro') {
    notify.clearError()
    lastError = toast.error(title, { description: text, duration: readingTime(text) })
  },
  /** Dismisses the last error, which must not reappear when a later toast disappears (FORM-12). */
  clearError() {
    if (lastError !== undefined) toast.dismiss(lastError)
    lastError = undefined
  },
  /** Shows a success that can be undone for at least ten seconds. */
  undo(text: string, onUndo: () => void) {
    notify.clearError()
    let isUndone = false
    const onClick = () => {
      // The button can be pressed again while its toast disappears.
      if (isUndone) return
      isUndone = true
      onUndo()
    }
    toast.success('Sucesso', {
      description: text,
      duration: readingTime(text),
      action: { label: 'Desfazer', onClick },
    })
  },
}

/** Returns a duration in milliseconds, based on a slow reading speed of 14 characters per second. */
function readingTime(text: string, atLeast = undoMs) {
  return Math.max(atLeast, 70 * text.length)
}
