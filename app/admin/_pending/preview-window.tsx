'use client'

import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { keepInside } from '../_ui/keep-inside'
import { PanelDialog } from '../_ui/panel-dialog'
import { revokeLink } from './preview-actions'
import { SharedLink } from './shared-link'

type Props = {
  name: string
  /** Where the frame enters the preview. */
  address: string
  /** The same for people without an account. */
  link: { id: string; isNew: boolean; address: string; until: string }
  /** Gets the focus back; it lost the focus while the preview was being made. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

const widths = { Celular: 390, Computador: 1366 }
const screens = ['Celular', 'Computador'] as const

/** The real page of an item, as wide as a screen, and the link by which others see it. */
export function PreviewWindow({ name, address, link, opener, onClose }: Props) {
  const [screen, setScreen] = useState<keyof typeof widths>(innerWidth < wide ? 'Celular' : 'Computador')
  const isGiven = useRef(!link.isNew)

  const close = () => {
    // A link that was made to look, and that nobody can have, would only lengthen the list of valid ones.
    if (!isGiven.current) void revokeLink({ link: link.id }).catch(() => undefined)
    // The frame has shown this browser the preview.
    void fetch('/previa/sair', { redirect: 'manual' })
    onClose()
  }

  return (
    <PanelDialog title="Prévia" closeLabel="Fechar prévia" size="full" opener={opener} onClose={close}>
      {/* Not in the heading, which toasts may cover. */}
      <fieldset className="flex justify-center border-b py-1 max-sm:hidden">
        <legend className="sr-only">Tamanho da tela</legend>
        {screens.map((one) => (
          <label key={one} className={choiceLook}>
            <input
              type="radio"
              name="tela"
              className="sr-only"
              checked={one === screen}
              onChange={() => setScreen(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
      <div className="flex min-h-0 grow flex-col lg:flex-row">
        <PreviewFrame address={address} width={widths[screen]} title={`Prévia: ${name}`} />
        <Sharing
          {...link}
          onGiven={() => {
            isGiven.current = true
          }}
          onClose={close}
        />
      </div>
    </PanelDialog>
  )
}

const choiceLook =
  'flex min-h-11 cursor-pointer items-center border not-first-of-type:border-l-0 px-4 text-ink-600 first-of-type:rounded-l-xs last-of-type:rounded-r-xs ' +
  'has-checked:bg-forest-800 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

/** A page as a screen of `width` px shows it, scaled down to the available space; on a phone it is as narrow as the phone. */
function PreviewFrame({ address, width, title }: { address: string; width: number; title: string }) {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width, height: 0 })

  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shown = size.width < 640 ? Math.min(width, size.width) : width
  // A hidden container has no width.
  const scale = Math.min(1, size.width / shown) || 1
  const style: CSSProperties = {
    width: shown,
    height: size.height / scale,
    transform: `translateX(-50%) scale(${scale})`,
    transformOrigin: 'top center',
  }
  return (
    <div ref={room} className="relative min-h-0 grow overflow-hidden bg-sand-200">
      <iframe
        src={address}
        title={title}
        ref={(frame) => (frame ? keepInside(frame, { mayWalk: false }) : undefined)}
        className="absolute top-0 left-1/2 bg-white"
        style={style}
      />
    </div>
  )
}

type SharingProps = Props['link'] & { onGiven: () => void; onClose: () => void }

function Sharing({ id, address, until, onGiven, onClose }: SharingProps) {
  return (
    <details
      open={innerWidth >= wide}
      className="max-h-[60%] flex-none overflow-y-auto border-t bg-white px-5 py-2 lg:max-h-none lg:w-88 lg:border-t-0 lg:border-l"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-[1.0625rem]">
        Mostrar a alguém
      </summary>
      <p className="text-ink-600">Quem tem o link vê o site com esta prévia, sem conta nem senha.</p>
      <p className="mt-4 text-[0.8125rem] text-ink-600">{`Vale até ${until}`}</p>
      <SharedLink
        {...{ id, address }}
        label={`Link que vale até ${until}`}
        onCopied={onGiven}
        onRevoked={() => {
          // There is nothing left to revoke.
          onGiven()
          onClose()
        }}
      />
    </details>
  )
}

// From this width on there is room beside the page; on a phone the page comes first.
const wide = 1024
