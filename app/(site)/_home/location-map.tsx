'use client'

import { type ReactNode, useState } from 'react'

type Props = { src: string; name: string; children: ReactNode }

/** A drawn poster (`children`) that gives way to the foreign map only when somebody asks for it. */
export function LocationMap({ src, name, children }: Props) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div className="on-dark relative h-full min-h-[26rem] overflow-hidden rounded-xs bg-forest-900 lg:min-h-[34rem]">
      {loaded ? (
        <iframe
          src={src}
          title={`Mapa: ${name}`}
          className="absolute inset-0 h-full w-full"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          ref={focusOnArrival}
        />
      ) : (
        <>
          {children}
          <div className="absolute inset-x-0 bottom-0 flex noscript:hidden flex-wrap items-center gap-x-6 gap-y-3 p-6 lg:p-8">
            <button type="button" className={mapButton} onClick={() => setLoaded(true)}>
              Carregar mapa
            </button>
            <p className="text-small text-white/80">O mapa vem do Google Maps.</p>
          </div>
        </>
      )}
    </div>
  )
}

const mapButton =
  'inline-flex min-h-12 items-center rounded-xs bg-sand-50 px-7 text-control text-forest-950 uppercase transition-colors duration-200 hover:bg-gold-300'

// The button that had the focus is gone; without this a keyboard starts again at the top of the page.
function focusOnArrival(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
