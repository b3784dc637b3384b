import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Dimensions, imageTexts } from '@/lib/media/images/rules'
import { imageHint, isTiny, tooSmallMessage } from '@/lib/media/images/wanted-size'
import { IconButton } from '../_ui/button'
import { useRowOrder } from '../_ui/row-order'
import { useFileNote } from './file-notes'
import { ChooseButton, ImageDrop } from './image-drop'
import { type ImageItem, itemKeys, moveImage, useFileCheck } from './image-items'
import { ImageThumb, usePreview } from './image-thumb'
import { LibraryButton } from './library-dialog'
import { usePictureDetails } from './picture-details'
import { DetailsButton } from './picture-dialog'
import { RefusedFiles } from './upload-status'

type Props = {
  label: string
  items: ImageItem[]
  onChange: (items: ImageItem[]) => void
  /** Maximum for adding images; a longer stored list is kept. */
  max: number
  invalid?: boolean
  /** Determines the minimum size (lib/media/images/wanted-size.ts). */
  folder?: string
  hasMain?: boolean
}

/** Orders and removes images of a list. Chosen files are uploaded later, by `uploadAll`. */
export function ImageList(props: Props) {
  const { label, items, onChange, max, invalid, folder = 'rooms', hasMain = true } = props
  const { errors, setErrors, isChecking, check } = useFileCheck()
  const order = useRowOrder<HTMLUListElement>({
    count: items.length,
    nameOf: (position) => `Imagem ${position + 1}`,
    onMove: (from, to) => onChange(moveImage(items, from, to)),
    across: true,
  })
  const latest = useRef(items)
  // The list may change while files are being read.
  useEffect(() => {
    latest.current = items
  }, [items])

  function add(files: File[]) {
    return check(latest.current, files, max, (added) => added[0] && onChange([...latest.current, ...added]))
  }
  function addStored(urls: string[]) {
    const known = items.flatMap((item) => (item.kind === 'stored' ? [item.url] : []))
    const added = urls.filter((url) => !known.includes(url))
    setErrors([])
    onChange([...items, ...added.map((url) => ({ kind: 'stored' as const, url }))])
  }
  function remove(index: number) {
    onChange(items.toSpliced(index, 1))
    order.announce('Imagem removida.')
    order.list.current?.focus()
  }

  const keys = itemKeys(items)
  return (
    <ImageDrop label={`${label}: arquivos`} multiple onFiles={add}>
      {({ choose, over }) => (
        <div className="grid gap-3">
          <ul
            ref={order.list}
            tabIndex={-1}
            aria-label={label}
            className={`grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3 rounded-xs outline-offset-4 ${over ? 'outline-2 outline-forest-800' : invalid ? 'outline-2 outline-danger-700' : ''}`}
          >
            {items.map((item, index) => (
              // The tile's buttons offer the same by keyboard.
              <li
                key={keys[index]}
                onPointerDown={order.grab(index)}
                className={`surface relative cursor-grab select-none ${order.rowClass(index)}`}
              >
                <ImageTile
                  item={item}
                  index={index}
                  folder={folder}
                  isMain={hasMain && index === 0}
                  movers={order.controls(index)}
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
          {isChecking && <p role="status">{hasMain ? 'Preparando...' : imageTexts.sending}</p>}
          <RefusedFiles errors={errors} />
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="field-hint">{`${imageHint(folder)} · ${countOf(items.length, max)}${hasMain ? ', a primeira é a principal' : ''}`}</p>
            {items.length < max && (
              <LibraryButton label={label} max={max - items.length} onPick={addStored} />
            )}
          </div>
          {order.announcement}
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
  folder: string
  isMain: boolean
  movers: ReactNode
  onRemove: () => void
}

function ImageTile({ item, index, folder, isMain, movers, onRemove }: TileProps) {
  const preview = usePreview(item.kind === 'local' ? item.file : null)
  const name = `Imagem ${index + 1}`
  const details = usePictureDetails(item.kind === 'stored' ? item.url : '')
  const [chosen, setChosen] = useState<Dimensions | null>(null)
  const size = item.kind === 'local' ? chosen : details?.size
  const tooSmall = size ? tooSmallMessage(size, folder) : null
  const isQuestioned = size && item.kind === 'local' && isTiny(size, folder)
  useFileNote('tiny', isQuestioned ? `${name}: ${tooSmall}` : null)
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
        {item.kind === 'stored' && <DetailsButton label={name} address={item.url} onPicture />}
      </div>
      {tooSmall && <p className="px-2 pt-1 text-[0.8125rem] text-danger-700">{tooSmall}</p>}
      <div className="flex justify-between">
        {movers}
        <IconButton label={`Remover: ${name}`} icon={X} className="ml-auto" onClick={onRemove} />
      </div>
    </>
  )
}
