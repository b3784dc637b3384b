'use client'

import { useState } from 'react'
import { Icon } from './icon'

type Props = { /** What the page is about. */ title: string /** Absolute. */; url: string }

/** The system's sheet where the browser has one; else WhatsApp, e-mail and the address to copy (NAV-29). */
export function Share({ title, url }: Props) {
  const [open, setOpen] = useState(false)
  const [copied, setCopied] = useState(false)
  const [subject, address] = [title, url].map(encodeURIComponent)
  const share = () => {
    if (!navigator.share) return setOpen(!open)
    // Rejects when the guest closes the sheet.
    navigator.share({ title, url }).catch(() => undefined)
  }
  const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true))
  return (
    <div className="text-center print:hidden noscript:hidden">
      <button type="button" className="text-link" aria-expanded={open} onClick={share}>
        <Icon name="share" />
        Compartilhar
      </button>
      {open && (
        <p className="flex flex-wrap justify-center gap-x-6">
          <a
            href={`https://wa.me/?text=${subject}%0A${address}`}
            target="_blank"
            rel="noopener"
            className="text-link"
          >
            WhatsApp<span className="sr-only"> (abre em nova aba)</span>
          </a>
          <a href={`mailto:?subject=${subject}&body=${address}`} className="text-link">
            E-mail
          </a>
          <button type="button" className="text-link" onClick={copy}>
            Copiar link
          </button>
          <span role="status">{copied && <span>Copiado</span>}</span>
        </p>
      )}
    </div>
  )
}
