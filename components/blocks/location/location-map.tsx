'use client'

import { type ReactNode, useState } from 'react'

type Props = { src: string; name: string; children: ReactNode }

/** Shows the drawing (`children`) until the visitor requests the external map (HOME-8). */
export function LocationMap({ src, name, children }: Props) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div className="location-map on-dark">
      {loaded ? (
        <iframe
          src={src}
          title={`Mapa: ${name}`}
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          ref={focusOnArrival}
        />
      ) : (
        <>
          {children}
          <div className="location-map-ask">
            <button type="button" className="button" onClick={() => setLoaded(true)}>
              Carregar mapa
            </button>
            <p>O mapa vem do Google Maps.</p>
          </div>
        </>
      )}
    </div>
  )
}

// The focused button has unmounted, which would move the focus to the top of the page.
function focusOnArrival(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
