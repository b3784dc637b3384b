import { buttonClass } from '@/components/ui/button'
import type { ItemDraft } from './use-item-draft'

type Props = { draft: ItemDraft; hasPreview: boolean }

/** Beside the button that publishes. */
export function DraftActions({ draft: { isBusy, save, preview, opener }, hasPreview }: Props) {
  return (
    <>
      {hasPreview && (
        <button
          ref={opener}
          type="button"
          className={buttonClass('outline')}
          aria-disabled={isBusy}
          onClick={() => isBusy || preview()}
        >
          Pré-visualizar
        </button>
      )}
      <button
        type="button"
        className={buttonClass('outline')}
        // Not `disabled`: it would lose the focus while it saves.
        aria-disabled={isBusy}
        onClick={() => isBusy || save()}
      >
        Salvar rascunho
      </button>
    </>
  )
}
