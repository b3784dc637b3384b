'use client'

import { useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { notify } from '../_ui/notify'
import type { SharedLink } from './actions'
import { copyText } from './copy-text'

type Props = { link: SharedLink; isBusy: boolean; onRevoke: () => void }

export function LinkRow({ link: { address, until }, isBusy, onRevoke }: Props) {
  const text = useRef<HTMLInputElement>(null)

  async function copy() {
    if (address && (await copyText(address))) return notify.success('Link copiado.')
    text.current?.focus()
    notify.error('O navegador não deixou copiar. O link está selecionado: copie com Ctrl+C.')
  }

  return (
    <li className="py-3">
      <p className="text-[0.8125rem] text-ink-600">{`Vale até ${until}`}</p>
      {address && (
        <input
          ref={text}
          readOnly
          value={address}
          aria-label={`Link que vale até ${until}`}
          className="input mt-1 text-[0.8125rem]"
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className="-ml-3 flex">
        {address && (
          <button type="button" className={buttonClass('plain')} onClick={copy}>
            Copiar link
          </button>
        )}
        <button type="button" className={buttonClass('plain')} disabled={isBusy} onClick={onRevoke}>
          Revogar
        </button>
      </div>
    </li>
  )
}
