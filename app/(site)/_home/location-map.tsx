'use client'

import { type ReactNode, useState } from 'react'

type Props = { src: string; name: string; children: ReactNode }

/** The drawn poster (`children`) gives way to the foreign map only when somebody asks for it (HOME-8). */
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

// The button that had the focus is gone; without this a keyboard starts again at the top of the page.
function focusOnArrival(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
