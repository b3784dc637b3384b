'use client'

import { useState } from 'react'
import type { MenuPage } from '@/lib/hotel/naming/words'
import { routes } from '@/lib/paths'
import { DashboardSection } from './dashboard-section'

/** Shows the site in a 390 px viewport at 75 % scale. */
export function PhoneView({ names, hidden }: { names: Record<MenuPage, string>; hidden: string[] }) {
  const pages = [
    { label: 'Início', path: routes.home },
    { label: names.packages, path: routes.packages },
    { label: names.rooms, path: routes.rooms },
    { label: names.about, path: routes.about },
  ]
  const [path, setPath] = useState(routes.home)
  const shown = pages.filter((page) => !hidden.includes(page.path))
  const current = pages.find((page) => page.path === path)

  return (
    <DashboardSection title="O site no celular">
      <div className="grid justify-items-center gap-4 p-4 sm:p-5">
        <fieldset className="flex flex-wrap justify-center gap-1">
          <legend className="sr-only">Página</legend>
          {shown.map(({ label, path: own }) => (
            <button
              key={own}
              type="button"
              aria-pressed={own === path}
              onClick={() => setPath(own)}
              className="min-h-11 rounded-xs px-3 font-semibold text-forest-800 hover:bg-sand-100 aria-pressed:bg-forest-800 aria-pressed:text-white"
            >
              {label}
            </button>
          ))}
        </fieldset>
        <div className="h-[33rem] w-[18.28rem] max-[23rem]:[zoom:0.85] overflow-hidden rounded-xs border bg-sand-100">
          <iframe
            key={path}
            src={path}
            title={`O site no celular: ${current?.label}`}
            loading="lazy"
            width={390}
            height={704}
            ref={(frame) => (frame ? keepInside(frame) : undefined)}
            className="origin-top-left scale-75"
          />
        </div>
      </div>
    </DashboardSection>
  )
}

const kept = new WeakSet<Document>()

/**
 * Makes a frame read-only: it submits no forms, opens no windows and follows only links within the public site. Pass it as
 * `ref`, because the frame may load before this script.
 */
function keepInside(frame: HTMLIFrameElement): () => void {
  const keep = () => {
    const { contentDocument: page, contentWindow } = frame
    // A page that refused to be framed has no readable document.
    if (!page || !contentWindow || kept.has(page)) return
    kept.add(page)
    contentWindow.open = () => null
    page.addEventListener('submit', (event) => event.preventDefault(), true)
    page.addEventListener('click', reposition, true)
  }
  keep()
  frame.addEventListener('load', keep)
  return () => frame.removeEventListener('load', keep)
}

function reposition(event: MouseEvent) {
  const { target } = event
  // Elements of the frame are not instances of this window's classes.
  const link =
    target && 'closest' in target && typeof target.closest === 'function' && target.closest('a[href]')
  if (!link) return
  const { origin, pathname, href } = link
  const isPanel = origin === location.origin && pathname.startsWith('/admin')
  if (origin === location.origin && !isPanel && link.target !== '_blank') return
  event.preventDefault()
  event.stopPropagation()
  if (isPanel) location.assign(href)
}
