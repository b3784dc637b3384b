import { Button } from '../_ui/button'
import { CopiedLink } from '../_ui/copied-link'
import { notify } from '../_ui/notify'
import { toastFailure } from '../_ui/toast-failure'
import { revokeLink } from './preview-actions'

type Props = {
  id: string
  /** Null if it cannot be shown again. */
  address: string | null
  label: string
  /** What it shows, for those who hear the button beside others. */
  what?: string
  onCopied?: () => void
  onRevoked?: () => void
}

/** A preview link with its address to copy, and the button that revokes it. */
export function SharedLink({ id, address, label, what, onCopied, onRevoked }: Props) {
  async function revoke() {
    const { ok } = await toastFailure(revokeLink({ link: id }), 'Não foi possível revogar o link.')
    if (!ok) return
    notify.success('Link revogado: não mostra mais nada.')
    onRevoked?.()
  }

  const button = (
    <Button tone="plain" onClick={revoke}>
      Revogar
      {what && <span className="sr-only">{`: ${what}`}</span>}
    </Button>
  )
  if (!address) return <div className="-ml-3">{button}</div>
  return (
    <CopiedLink address={address} label={label} {...(onCopied && { onCopied })}>
      {button}
    </CopiedLink>
  )
}
