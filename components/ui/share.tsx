'use client'

import { type MouseEvent, useState } from 'react'
import { Icon } from './icon'

type Props = { /** What the page is about. */ title: string /** Absolute. */; url: string }

/** The system's sheet where the browser has one; else WhatsApp, e-mail and the address to copy, of which the links need no script (NAV-29). */
export function Share({ title, url }: Props) {
  const [copied, setCopied] = useState(false)
  const [subject, address] = [title, url].map(encodeURIComponent)
  const ask = (event: MouseEvent) => {
    if (!navigator.share) return
    event.preventDefault()
    // Rejects when the guest closes the sheet.
    navigator.share({ title, url }).catch(() => undefined)
  }
  const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true))
  return (
    <details className="share">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button */}
      <summary className="text-link" onClick={ask}>
        <Icon name="share" />
        Compartilhar
      </summary>
      <p>
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
        <button type="button" className="text-link noscript:hidden" onClick={copy}>
          Copiar link
        </button>
        <span role="status">{copied && <span>Copiado</span>}</span>
      </p>
    </details>
  )
}
