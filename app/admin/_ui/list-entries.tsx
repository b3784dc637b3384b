import { Pencil, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { RowOrder } from './row-order'
import { dragClass, useRowDrag } from './use-row-drag'

type Props = {
  label: string
  entries: string[]
  /** In characters; a longer entry can be shortened. */
  longest: number
  /** `position` counts from 0. */
  onMove: (entry: string, position: number) => void
  onShorten: (entry: string) => void
  onRemove: (entry: string) => void
}

/** The entries of a list in their order, which is changed by dragging or by keys. */
export function ListEntries({ label, entries, longest, onMove, onShorten, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { drag, start } = useRowDrag(list, move)

  function move(from: number, to: number) {
    const entry = entries[from]
    if (entry === undefined) return
    onMove(entry, to)
    setAnnouncement(`${entry}: posição ${to + 1} de ${entries.length}.`)
  }

  return (
    <>
      {entries.length > 0 && (
        <ul ref={list} aria-label={`${label}: itens`} className="mt-1 divide-y rounded-xs border bg-white">
          {entries.map((entry, position) => (
            <li
              key={entry}
              className={`relative flex min-h-12 items-center gap-2 pl-2 ${dragClass(drag, position)}`}
            >
              {entries.length > 1 && (
                <RowOrder
                  name={entry}
                  position={position}
                  count={entries.length}
                  onMove={(step) => move(position, position + step)}
                  onGrab={(event) => start(event, position)}
                />
              )}
              <span
                className={`wrap-anywhere min-w-0 grow py-1 ${entry.length > longest ? 'text-danger-700' : ''}`}
              >
                {entry}
              </span>
              {entry.length > longest && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Encurtar ${entry}`}
                  onClick={() => onShorten(entry)}
                >
                  <Pencil aria-hidden="true" />
                </button>
              )}
              <button
                type="button"
                className="icon-button"
                aria-label={`Remover ${entry}`}
                onClick={() => onRemove(entry)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
