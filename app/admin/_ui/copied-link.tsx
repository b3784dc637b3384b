'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from './button'
import { notify } from './notify'

type Props = { address: string; label: string; children?: ReactNode }

/** Shows a link to share with a copy button; `children` are placed beside it. */
export function CopiedLink({ address, label, children }: Props) {
  const text = useRef<HTMLInputElement>(null)

  async function copy() {
    if (await copyText(address)) return notify.success('Link copiado.')
    text.current?.focus()
    notify.error('O navegador não deixou copiar. O link está selecionado: copie com Ctrl+C.')
  }

  return (
    <>
      <input
        ref={text}
        readOnly
        value={address}
        aria-label={label}
        className="input mt-1 text-[0.8125rem]"
        onFocus={(event) => event.target.select()}
      />
      <div className="-ml-3 flex">
        <Button tone="plain" onClick={copy}>
          Copiar link
        </Button>
        {children}
      </div>
    </>
  )
}

/** Returns false if the browser forbids copying: without https, or when the user has refused. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
