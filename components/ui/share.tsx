'use client'

import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon'

type Props = { title: string /** Absolute. */; url: string }

/** Opens the system's share sheet or, if there is none, offers WhatsApp, e-mail and the URL to copy (NAV-29). */
export function Share({ title, url }: Props) {
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const hasSheet = useSyncExternalStore(neverChanges, browserHasSheet, unknownOnTheServer)
  const [subject, address] = [title, url].map(encodeURIComponent)
  const share = () => {
    if (!hasSheet) return setOpen(!open)
    // Rejects when the guest closes the sheet.
    navigator.share({ title, url }).catch(() => undefined)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setMessage('Copiado')
    } catch {
      // The clipboard is missing over plain http, and browsers may deny it.
      setMessage(`Copie daqui: ${url}`)
    }
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the key of the buttons and links in it
    <div className="text-center print:hidden noscript:hidden" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className="text-link"
        aria-expanded={hasSheet ? undefined : open}
        onClick={share}
      >
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
          <span role="status" className="wrap-anywhere">
            {message && <span key={message}>{message}</span>}
          </span>
        </p>
      )}
    </div>
  )
}

const neverChanges = () => () => undefined
const browserHasSheet = () => Boolean(navigator.share)
const unknownOnTheServer = () => false
