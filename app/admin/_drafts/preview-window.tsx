'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import type { ListName } from '@/lib/site/registry'
import { keepInside } from '../_ui/keep-inside'
import { ScreenChoice } from '../_ui/screen-choice'
import { useFrameScale } from '../_ui/use-frame-scale'
import { useDialogEntry } from '../_ui/use-leave-guard'
import { ShareLinks } from './share-links'

type Props = {
  item: { list: ListName; id: string }
  name: string
  address: string
  /** Gets the focus back; it lost the focus while the preview was being made. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

const widths = { Celular: 390, Computador: 1366 }
type Screen = keyof typeof widths

/** Shows the real page with the draft, above the form. */
export function PreviewWindow({ item, name, address, opener, onClose }: Props) {
  const [screen, setScreen] = useState<Screen>(innerWidth < 1024 ? 'Celular' : 'Computador')
  useDialogEntry(onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-shade" />
        <Dialog.Content
          className="on-light fixed inset-0 z-50 flex flex-col bg-sand-50 sm:inset-4 sm:rounded-xs"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus({ preventScroll: true })
          }}
        >
          <div className="flex items-center justify-between gap-4 border-b py-2 pr-2 pl-5 sm:pl-8">
            <Dialog.Title className="text-[1.25rem] font-semibold">Prévia</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Fechar prévia">
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {/* Not in the heading, which toasts may cover. */}
          <div className="flex justify-center border-b py-1 max-sm:hidden">
            <ScreenChoice
              label="Tamanho da tela"
              name="tela"
              choices={screens}
              value={screen}
              onChange={setScreen}
            />
          </div>
          <div className="flex min-h-0 grow flex-col lg:flex-row">
            <PreviewFrame address={address} width={widths[screen]} title={`Prévia: ${name}`} />
            <ShareLinks item={item} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const screens: Screen[] = ['Celular', 'Computador']

type PreviewFrameProps = { address: string; width: number; title: string }

/** A page as a screen of `width` px shows it, scaled down to the available space. */
function PreviewFrame({ address, width, title }: PreviewFrameProps) {
  const { room, style } = useFrameScale(width, { fillsPhones: true })
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
