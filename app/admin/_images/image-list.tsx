'use client'

import { ImageUp } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { imageTexts } from '@/lib/media/images/rules'
import { ImageDrop } from './image-drop'
import { type ImageItem, itemKeys, withFiles, withMoved } from './image-items'
import { ImageTile } from './image-tile'
import { LibraryButton } from './picture-actions'
import { RefusedFiles } from './refused-files'

type Props = {
  label: string
  items: ImageItem[]
  onChange: (items: ImageItem[]) => void
  /** How many may be in the list; a longer one is kept and takes no more. */
  max: number
  describedBy?: string
  invalid?: boolean
  /** Which place of the site they are for (lib/media/images/wanted-size.ts). */
  folder?: string
  /** Whether the first is the main one. */
  hasMain?: boolean
}

/** Chosen files stay on this machine until `uploadAll`. */
export function ImageList(props: Props) {
  const { label, items, onChange, max, describedBy, invalid, folder = 'rooms', hasMain = true } = props
  const [errors, setErrors] = useState<string[]>([])
  const [dragged, setDragged] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef(items)
  // Reading a file takes a moment in which the list may change.
  useEffect(() => {
    latest.current = items
  }, [items])

  async function add(files: File[]) {
    const found = await withFiles(latest.current, files, max)
    setErrors(found.errors)
    if (found.added.length > 0) onChange([...latest.current, ...found.added])
  }
  function addStored(urls: string[]) {
    const known = items.flatMap((item) => (item.kind === 'stored' ? [item.url] : []))
    const added = urls.filter((url) => !known.includes(url))
    setErrors([])
    onChange([...items, ...added.map((url) => ({ kind: 'stored' as const, url }))])
  }
  function move(from: number, to: number) {
    if (from === to) return
    onChange(withMoved(items, from, to))
    setAnnouncement(`Imagem na posição ${to + 1} de ${items.length}.`)
  }
  function remove(index: number) {
    onChange(items.toSpliced(index, 1))
    setAnnouncement('Imagem removida.')
    list.current?.focus()
  }
  const onDragOver = (event: DragEvent, index: number) => {
    if (dragged === null) return
    event.preventDefault()
    move(dragged, index)
    setDragged(index)
  }

  const keys = itemKeys(items)
  return (
    <ImageDrop label={`${label}: arquivos`} multiple onFiles={add}>
      {({ choose, over }) => (
        <div className="grid gap-3">
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={label}
            aria-describedby={describedBy}
            className={`grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3 rounded-xs outline-offset-4 ${over ? 'outline-2 outline-forest-800' : invalid ? 'outline-2 outline-danger-700' : ''}`}
          >
            {items.map((item, index) => (
              // Dragging is the mouse's way; the tile's buttons do the same.
              <li
                key={keys[index]}
                draggable
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.effectAllowed = 'move'
                  // Without data some browsers do not start.
                  dataTransfer.setData('text/plain', String(index))
                  setDragged(index)
                }}
                onDragOver={(event) => onDragOver(event, index)}
                onDrop={(event) => dragged !== null && event.preventDefault()}
                onDragEnd={() => setDragged(null)}
                className={`surface cursor-grab ${dragged === index ? 'opacity-55' : ''}`}
              >
                <ImageTile
                  item={item}
                  index={index}
                  count={items.length}
                  folder={folder}
                  isMain={hasMain && index === 0}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                />
              </li>
            ))}
            {items.length < max && (
              <li>
                <button
                  type="button"
                  onClick={choose}
                  className="grid h-full min-h-36 w-full place-content-center justify-items-center gap-1 rounded-xs border border-ink-line border-dashed bg-white p-2 text-center hover:border-forest-800 hover:text-forest-800"
                >
                  <ImageUp className="size-6" aria-hidden="true" />
                  <span className="font-semibold">Adicionar imagens</span>{' '}
                  <span className="text-[0.8125rem] text-ink-600">ou arraste ou cole aqui</span>
                </button>
              </li>
            )}
          </ul>
          <RefusedFiles errors={errors} />
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="field-hint">{`${imageTexts.hint} · ${countOf(items.length, max)}${hasMain ? ', a primeira é a principal' : ''}`}</p>
            {items.length < max && (
              <LibraryButton label={label} max={max - items.length} onPick={addStored} />
            )}
          </div>
          <p role="status" className="sr-only">
            {announcement}
          </p>
        </div>
      )}
    </ImageDrop>
  )
}

function countOf(count: number, max: number) {
  return count > max ? `${count} imagens guardadas, novas só até ${max}` : `${count} de ${max} imagens`
}
