import { buttonClass } from '@/components/ui/button'
import type { ItemDraft } from './use-item-draft'

/** Which version the form shows, where there is a draft; and the way to the other one. */
export function DraftNotice({ draft: { shown, pending, isBusy, showStored, showDraft, discard } }: Props) {
  if (shown) {
    return (
      <Notice
        text={`${shown.by ? `Você está vendo o rascunho de ${shown.by}, de` : 'Rascunho salvo em'} ${shown.at}. ${
          shown.isAlone ? 'Ainda não está no site.' : 'No site continua a versão publicada.'
        }`}
      >
        {showStored && <NoticeButton label="Ver a versão publicada" onClick={showStored} disabled={isBusy} />}
        <NoticeButton label="Descartar rascunho" onClick={discard} disabled={isBusy} />
      </Notice>
    )
  }
  if (!pending) return null
  return (
    <Notice text={`Esta é a versão publicada. Há um rascunho de ${pending.by}, de ${pending.at}.`}>
      <NoticeButton label="Ver o rascunho" onClick={showDraft} disabled={isBusy} />
    </Notice>
  )
}

type Props = { draft: ItemDraft }

function Notice({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-gold-500 border-l-4 bg-sand-100 py-2 pr-2 pl-4"
    >
      <p className="grow basis-64">{text}</p>
      <div className="-ml-3 flex flex-wrap sm:ml-0">{children}</div>
    </div>
  )
}

function NoticeButton({ label, ...more }: { label: string; onClick: () => void; disabled: boolean }) {
  return (
    <button type="button" className={buttonClass('plain')} {...more}>
      {label}
    </button>
  )
}
