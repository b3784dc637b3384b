'use client'

import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { type Dimensions, imageTexts } from '@/lib/media/images/rules'
import { isTiny, tooSmallMessage } from '@/lib/media/images/wanted-size'
import { useTinyPicture } from './before-save'
import { ChooseButton, ImageDrop } from './image-drop'
import { type ImageItem, itemKeys, withFiles, withMoved } from './image-items'
import { ImageThumb, usePreview } from './image-thumb'
import { LibraryButton } from './library-dialog'
import { usePictureDetails } from './picture-details'
import { DetailsButton } from './picture-dialog'
import { RefusedFiles } from './upload-status'

type Props = {
  label: string
  items: ImageItem[]
  onChange: (items: ImageItem[]) => void
  /** The most images that can be added up to; a longer stored list is kept. */
  max: number
  describedBy?: string
  invalid?: boolean
  /** Decides the least size (lib/media/images/wanted-size.ts). */
  folder?: string
  /** Whether the first is the main one. */
  hasMain?: boolean
}

/** A list of images to order and remove. Chosen files are only sent by `uploadAll`. */
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
              // The buttons of the tile do the same by keyboard.
              <li
                key={keys[index]}
                draggable
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.effectAllowed = 'move'
                  // Some browsers start no drag without data.
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
                <ChooseButton
                  action="Adicionar imagens"
                  hint="ou arraste ou cole aqui"
                  onClick={choose}
                  className="h-full min-h-36 border-ink-line p-2"
                />
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

type TileProps = {
  item: ImageItem
  index: number
  count: number
  folder: string
  isMain: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

function ImageTile({ item, index, count, folder, isMain, onMove, onRemove }: TileProps) {
  const preview = usePreview(item.kind === 'local' ? item.file : null)
  const name = `Imagem ${index + 1}`
  const details = usePictureDetails(item.kind === 'stored' ? item.url : '')
  const [chosen, setChosen] = useState<Dimensions | null>(null)
  const size = item.kind === 'local' ? chosen : details?.size
  const tooSmall = size ? tooSmallMessage(size, folder) : null
  const isQuestioned = size && item.kind === 'local' && isTiny(size, folder)
  useTinyPicture(isQuestioned ? `${name}: ${tooSmall}` : null)
  const moved = useRef<HTMLButtonElement>(null)
  // A tile that moves is inserted again, which takes the focus from its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move is of interest
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [index])

  const mover = (to: number, label: string, Arrow: typeof ArrowLeft) => (
    <button
      type="button"
      className="icon-button aria-disabled:opacity-40"
      aria-label={`${label}: ${name}`}
      // Not `disabled`, because at the end of the row the button would lose the focus.
      aria-disabled={to < 0 || to >= count}
      onClick={({ currentTarget }) => {
        if (to < 0 || to >= count) return
        moved.current = currentTarget
        onMove(to)
      }}
    >
      <Arrow aria-hidden="true" />
    </button>
  )

  return (
    <>
      <div className="relative">
        {item.kind === 'local' && preview === null ? (
          <span className="block aspect-3/2 bg-sand-100" />
        ) : (
          <ImageThumb
            src={item.kind === 'local' ? preview : item.url}
            alt={item.kind === 'local' ? `${name}: ${item.file.name}` : name}
            width={480}
            onSize={setChosen}
            className="aspect-3/2 w-full"
          />
        )}
        {isMain && (
          <span className="absolute top-2 left-2 rounded-xs bg-forest-900 px-2 py-0.5 font-semibold text-[0.8125rem] text-white">
            Principal
          </span>
        )}
        {item.kind === 'stored' && (
          <DetailsButton
            iconOnly
            label={name}
            address={item.url}
            className="icon-button absolute right-0 bottom-0 bg-white"
          />
        )}
      </div>
      {tooSmall && <p className="px-2 pt-1 text-[0.8125rem] text-danger-700">{tooSmall}</p>}
      <div className="flex justify-between">
        <div className="flex">
          {mover(index - 1, 'Mover para a esquerda', ArrowLeft)}
          {mover(index + 1, 'Mover para a direita', ArrowRight)}
        </div>
        <button type="button" className="icon-button" aria-label={`Remover: ${name}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      </div>
    </>
  )
}
