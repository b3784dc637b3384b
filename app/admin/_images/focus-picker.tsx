'use client'

import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { panelSource } from '@/lib/media/images/panel-source'
import { middle } from '@/lib/media/images/picture'

type Props = {
  address: string
  /** `30% 20%`. */
  focus: string
  onChange: (focus: string) => void
}

/** The whole picture, on which a click or the arrow keys set the point that no crop may lose. */
export function FocusPicker({ address, focus, onChange }: Props) {
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10))
  const picker = useRef<HTMLButtonElement>(null)
  const set = (left: number, top: number) => onChange(`${percent(left)}% ${percent(top)}%`)

  function onClick({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // Enter and space click without a place.
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
        ref={picker}
        type="button"
        aria-label={`Ponto principal: ${x}% da largura, ${y}% da altura`}
        aria-describedby="ponto-dica"
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="relative mx-auto block w-fit cursor-crosshair rounded-xs bg-sand-100"
      >
        {/* biome-ignore lint/performance/noImgElement: a file of the panel, encoded already */}
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
      {focus !== middle && (
        <button
          type="button"
          className={buttonClass('plain', '-ml-3 w-fit')}
          onClick={() => {
            picker.current?.focus()
            onChange(middle)
          }}
        >
          Voltar ao meio
        </button>
      )}
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
