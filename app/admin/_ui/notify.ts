import { toast } from 'sonner'

const undoMs = 10_000

/** The panel's toasts (§8): a title of one word, the sentence under it; one at a time, bottom right. */
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
