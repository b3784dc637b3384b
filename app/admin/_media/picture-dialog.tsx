'use client'

import { Crosshair } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { TextArea } from '@/components/ui/inputs'
import { panelSource } from '@/lib/media/images/addresses'
import { middle, pictureName } from '@/lib/media/images/picture'
import type { PictureDetails } from '@/lib/panel/pictures/details'
import { removeInvisible } from '@/lib/remove-invisible'
import { saveItem } from '../_list/actions'
import { Button, CancelButton, IconButton } from '../_ui/button'
import { notify } from '../_ui/notify'
import { PanelDialog } from '../_ui/panel-dialog'
import { discardQuestion, useLeaveGuard } from '../_ui/use-leave-guard'
import { useSaving } from '../_ui/use-saving'
import { fetchPictureDetails, setPictureDetails } from './picture-details'

type ButtonProps = {
  label: string
  address: string
  /** Shows only an icon in the corner of the picture. */
  onPicture?: boolean
}

export function DetailsButton({ label, address, onPicture = false }: ButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const name = `Detalhes: ${label}`
  const button = { icon: Crosshair, onClick: () => setOpen(true) }
  return (
    <>
      {onPicture ? (
        <IconButton
          {...button}
          label={name}
          title="Detalhes da foto"
          className="absolute right-0 bottom-0 bg-white"
        />
      ) : (
        <Button {...button} tone="plain" aria-label={name}>
          Detalhes
        </Button>
      )}
      {isOpen && <PictureDialog address={address} onClose={() => setOpen(false)} />}
    </>
  )
}

const longest = 250

/** Edits a picture's description and focal point, which apply everywhere on the site. */
function PictureDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const name = pictureName(address)
  const [stored, setStored] = useState<PictureDetails | 'failed'>()
  const [alt, setAlt] = useState('')
  const [focus, setFocus] = useState(middle)
  const [conflict, setConflict] = useState('')
  const { saving, isClosingBlocked, run } = useSaving('Erro ao salvar os detalhes da foto.')
  const isKnown = stored !== undefined && stored !== 'failed'
  const isDirty = isKnown && (alt !== stored.alt || focus !== stored.focus)

  useLeaveGuard(isDirty, () => undefined)

  // Loads fresh details, because somebody else may have changed them since the form was opened.
  useEffect(() => {
    fetchPictureDetails([name]).then(
      ({ [name]: details }) => {
        if (!details) return setStored('failed')
        setStored(details)
        setAlt(details.alt)
        setFocus(details.focus)
      },
      () => setStored('failed'),
    )
  }, [name])

  function close() {
    if (isClosingBlocked || (isDirty && !confirm(discardQuestion))) return false
    onClose()
  }

  async function save() {
    if (!isKnown) return
    const values = { alt: removeInvisible(alt).trim(), focus }
    const { expectedFingerprint } = stored
    const change = {
      list: 'pictures',
      id: name,
      values,
      expectedFingerprint,
      force: conflict !== '',
    } as const
    const result = await run(() => saveItem(change))
    if (!result) return
    if (!result.ok) {
      if (result.conflict) setConflict(result.error)
      else notify.error(result.error, result.title)
      return
    }
    setPictureDetails(name, { ...stored, ...values, expectedFingerprint: result.fingerprint })
    notify.success('Detalhes da foto salvos: valem em todas as páginas que a mostram.')
    onClose()
  }

  return (
    <PanelDialog title="Detalhes da foto" onClose={close}>
      <div className="grid grow gap-6 overflow-y-auto overscroll-contain px-5 py-5 sm:px-8">
        {stored === undefined && <p role="status">Carregando...</p>}
        {stored === 'failed' && (
          <p role="alert" className="field-error">
            Erro ao carregar os detalhes da foto. Feche e tente de novo.
          </p>
        )}
        {isKnown && (
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[3fr_2fr]">
            <FocusPicker address={address} focus={focus} onChange={setFocus} />
            <div className="grid content-start gap-5">
              <FormField
                label="Texto alternativo"
                hint="Diga em uma frase o que se vê, para quem ouve a página e para os buscadores."
                error={undefined}
              >
                {(control) => (
                  <TextArea
                    {...control}
                    rows={3}
                    value={alt}
                    maxLength={longest}
                    onChange={(event) => setAlt(event.target.value)}
                  />
                )}
              </FormField>
              <CropPreviews address={address} focus={focus} />
            </div>
          </div>
        )}
      </div>
      <div className="grid gap-3 border-t bg-white px-5 py-3 sm:px-8">
        {conflict && (
          <p role="alert" className="field-error">
            {conflict}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton disabled={isClosingBlocked} onClick={close} />
          <Button tone="primary" disabled={saving || !isKnown} onClick={save}>
            {saving ? 'Salvando...' : conflict ? 'Salvar mesmo assim' : 'Salvar detalhes'}
          </Button>
        </div>
      </div>
    </PanelDialog>
  )
}

const crops = [
  { name: 'Cartão de pacote', shape: 'aspect-4/5 h-28 sm:h-20' },
  { name: 'Abertura no computador', shape: 'aspect-16/9 h-28 sm:h-20' },
  { name: 'Abertura no celular', shape: 'aspect-9/16 h-28 sm:h-20' },
  { name: 'Linha de acomodação', shape: 'aspect-3/2 h-28 sm:h-20' },
  { name: 'Link compartilhado', shape: 'aspect-[1200/630] h-28 sm:h-20' },
]

function CropPreviews({ address, focus }: { address: string; focus: string }) {
  return (
    <ul aria-label="Cortes do site" className="flex flex-wrap gap-x-4 gap-y-3">
      {crops.map(({ name, shape }) => (
        <li key={name} className="grid justify-items-start gap-1">
          {/* biome-ignore lint/performance/noImgElement: the panel's images are already encoded */}
          <img
            src={panelSource(address, 480)}
            alt=""
            style={{ objectPosition: focus }}
            className={`block rounded-xs bg-sand-100 object-cover ${shape}`}
          />
          <span className="text-[0.8125rem] text-ink-600">{name}</span>
        </li>
      ))}
    </ul>
  )
}

type FocusPickerProps = {
  address: string
  /** A CSS position, e.g. `30% 20%`. */
  focus: string
  onChange: (focus: string) => void
}

/** Sets the focal point on the whole picture by a click or the arrow keys. */
function FocusPicker({ address, focus, onChange }: FocusPickerProps) {
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10))
  const set = (left: number, top: number) => onChange(`${percent(left)}% ${percent(top)}%`)

  function onClick({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // A click by Enter or space has no coordinates.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }
  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = steps[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return
    event.preventDefault()
    const step = event.shiftKey ? 10 : 2
    set(x + right * step, y + down * step)
  }

  return (
    <div className="grid content-start gap-2">
      <button
        type="button"
        aria-label={`Ponto principal: ${x}% da largura, ${y}% da altura`}
        aria-describedby="ponto-dica"
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="relative mx-auto block w-fit cursor-crosshair rounded-xs bg-sand-100"
      >
        {/* biome-ignore lint/performance/noImgElement: the panel's images are already encoded */}
        <img
          src={panelSource(address, 480)}
          alt=""
          draggable={false}
          className="block max-h-80 min-h-24 w-auto max-w-full rounded-xs"
        />
        <span
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-2 border-white bg-ink-25 shadow-lifted outline-2 outline-forest-800"
        />
      </button>
      <p id="ponto-dica" className="field-hint">
        Clique no que não pode ser cortado, ou use as setas do teclado (com Shift, passos maiores).
      </p>
    </div>
  )
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function percent(value: number) {
  return Math.round(Math.min(100, Math.max(0, value)))
}
