'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { routes } from '@/lib/paths'
import { useFrameScale } from '../_ui/use-frame-scale'

type Props = { title: string; width: number; children: ReactNode }

/** A document with the site's style sheets and fonts but without its content and scripts. */
export function SiteFrame({ title, width, children }: Props) {
  const { room, style } = useFrameScale(width)
  const [page, setPage] = useState<Document | null>(null)
  const [look, setLook] = useState<Document | 'failed' | null>(null)

  useEffect(() => {
    readLook().then(setLook, () => setLook('failed'))
  }, [])

  const isReady = page !== null && look !== null && look !== 'failed'
  useEffect(() => {
    if (isReady) dress(page, look)
  }, [isReady, page, look])

  return (
    <div ref={room} className="relative min-h-0 grow overflow-hidden bg-sand-200">
      {look === 'failed' && (
        <p role="alert" className="p-6">
          A prévia não pôde ser carregada. Feche e abra de novo para tentar outra vez.
        </p>
      )}
      <iframe
        srcDoc="<!doctype html><body></body>"
        title={title}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        className="absolute top-0 left-1/2 bg-white"
        style={style}
      />
      {isReady && createPortal(<main className="outline-none">{children}</main>, page.body)}
    </div>
  )
}

let known: Promise<Document> | undefined

/** Loads a page of the site without running it. */
function readLook() {
  known ??= fetch(routes.home)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
  known.catch(() => {
    known = undefined
  })
  return known
}

/** Copies attributes and style sheets of one document to another. */
function dress(page: Document, look: Document) {
  for (const { name, value } of look.documentElement.attributes)
    page.documentElement.setAttribute(name, value)
  const sheets = [...look.querySelectorAll('link[rel="stylesheet"], style')]
  page.head.replaceChildren(...sheets.map((sheet) => page.importNode(sheet, true)))
  // The preview is not interactive.
  for (const type of ['click', 'submit', 'auxclick']) page.addEventListener(type, stay, true)
}

function stay(event: Event) {
  const { target } = event
  const isControl =
    target && 'closest' in target && typeof target.closest === 'function' && target.closest(controls)
  if (isControl) return
  event.preventDefault()
  event.stopPropagation()
}

const controls = '.carousel button, input[type="checkbox"]'
