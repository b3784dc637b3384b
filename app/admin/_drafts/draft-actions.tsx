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
          disabled={isBusy}
          onClick={preview}
        >
          Pré-visualizar
        </button>
      )}
      <button type="button" className={buttonClass('outline')} disabled={isBusy} onClick={save}>
        Salvar rascunho
      </button>
    </>
  )
}
