'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { ActionResult } from '@/lib/access/result'
import { leavePreviewPath } from '@/lib/paths'
import type { SectionName } from '@/lib/site/registry'
import { Button } from '../_ui/button'
import { CopiedLink, copyText } from '../_ui/copied-link'
import { keepInside } from '../_ui/keep-inside'
import { notify } from '../_ui/notify'
import { PanelDialog } from '../_ui/panel-dialog'
import { useScreenWidth } from '../_ui/screen-choice'
import { useFrameScale } from '../_ui/use-frame-scale'
import { useSaving } from '../_ui/use-saving'
import { readSharedLinks, revokeLink, type SharedLink, shareDraft } from './actions'

type Props = {
  item: { section: SectionName; id: string }
  name: string
  address: string
  /** Gets the focus back; it lost the focus while the preview was being made. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

export function PreviewWindow({ item, name, address, opener, onClose }: Props) {
  const { width, choice } = useScreenWidth(['Celular', 'Computador'])

  const close = () => {
    // The frame showed this browser the whole site with the draft.
    if (!['packages', 'rooms'].includes(item.section)) void fetch(leavePreviewPath, { redirect: 'manual' })
    onClose()
  }

  return (
    <PanelDialog title="Prévia" closeLabel="Fechar prévia" size="full" opener={opener} onClose={close}>
      {/* Not in the heading, which toasts may cover. */}
      <div className="flex justify-center border-b py-1 max-sm:hidden">{choice}</div>
      <div className="flex min-h-0 grow flex-col lg:flex-row">
        <PreviewFrame address={address} width={width} title={`Prévia: ${name}`} />
        <ShareLinks item={item} />
      </div>
    </PanelDialog>
  )
}

/** A page as a screen of `width` px shows it, scaled down to the available space. */
function PreviewFrame({ address, width, title }: { address: string; width: number; title: string }) {
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

/** Lists, makes and revokes the links by which people without an account can see one item. */
function ShareLinks({ item }: { item: { section: SectionName; id: string } }) {
  const [links, setLinks] = useState<SharedLink[]>([])
  const { saving, run } = useSaving('O servidor não respondeu. Tente de novo em instantes.')
  const { section, id } = item

  useEffect(() => {
    readSharedLinks({ section, id }).then(
      (result) => result.ok && setLinks(result.links),
      () => undefined,
    )
  }, [section, id])

  async function change(action: () => Promise<ActionResult<{ links: SharedLink[] }>>) {
    const result = await run(action)
    if (result?.ok) setLinks(result.links)
    else if (result) notify.error(result.error, result.title)
    return result?.ok ? result.links : undefined
  }

  async function share() {
    const [newest] = (await change(() => shareDraft(item))) ?? []
    if (newest?.address && (await copyText(newest.address))) notify.success('Link criado e copiado.')
  }

  return (
    <details
      open={innerWidth >= wide}
      className="max-h-[60%] flex-none overflow-y-auto border-t bg-white px-5 py-2 lg:max-h-none lg:w-88 lg:border-t-0 lg:border-l"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-[1.0625rem]">
        Mostrar a alguém
      </summary>
      <p className="text-ink-600">Quem tem o link vê só esta prévia, por sete dias, sem conta nem senha.</p>
      <Button className="mt-4" disabled={saving} onClick={share}>
        Criar link
      </Button>
      {links.length > 0 && (
        <ul aria-label="Links que valem" className="mt-5 divide-y border-t">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isBusy={saving}
              onRevoke={() => change(() => revokeLink({ ...item, link: link.id }))}
            />
          ))}
        </ul>
      )}
    </details>
  )
}

// From this width on there is room beside the page; on a phone the page comes first.
const wide = 1024

type LinkRowProps = { link: SharedLink; isBusy: boolean; onRevoke: () => void }

function LinkRow({ link: { address, until }, isBusy, onRevoke }: LinkRowProps) {
  const revoke = (
    <Button tone="plain" disabled={isBusy} onClick={onRevoke}>
      Revogar
    </Button>
  )
  return (
    <li className="py-3">
      <p className="text-[0.8125rem] text-ink-600">{`Vale até ${until}`}</p>
      {address ? (
        <CopiedLink address={address} label={`Link que vale até ${until}`}>
          {revoke}
        </CopiedLink>
      ) : (
        <div className="-ml-3">{revoke}</div>
      )}
    </li>
  )
}
