import { toast } from 'sonner'

const undoMs = 10_000

/** One at a time: a title of one word, and the sentence under it (ADM-7). */
export const notify = {
  success(text: string, title = 'Sucesso') {
    toast.success(title, { description: text })
  },
  error(text: string, title = 'Erro') {
    toast.error(title, { description: text, duration: undoMs })
  },
  /** A success that can be taken back for ten seconds. */
  undo(text: string, onUndo: () => void) {
    toast.success('Sucesso', {
      description: text,
      duration: undoMs,
      action: { label: 'Desfazer', onClick: onUndo },
    })
  },
}
