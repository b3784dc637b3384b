'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { ActionResult } from '@/lib/action/result'
import type { ListName } from '@/lib/site/registry'
import { notify } from '../_ui/notify'
import { useSaving } from '../_ui/use-saving'
import { readSharedLinks, revokeLink, type SharedLink, shareDraft } from './actions'
import { copyText } from './copy-text'
import { LinkRow } from './link-row'

/** The links by which people without an account may see one item; new ones, and the end of old ones. */
export function ShareLinks({ item }: { item: { list: ListName; id: string } }) {
  const [links, setLinks] = useState<SharedLink[]>([])
  const { saving, run } = useSaving('O servidor não respondeu. Tente de novo em instantes.')
  const { list, id } = item

  useEffect(() => {
    let isShown = true
    readSharedLinks({ list, id }).then(
      (result) => isShown && result.ok && setLinks(result.links),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [list, id])

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
      <p className="text-ink-600">Quem tem o link vê só esta página, por sete dias, sem conta nem senha.</p>
      <button type="button" className={buttonClass('outline', 'mt-4')} disabled={saving} onClick={share}>
        Criar link
      </button>
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

// Beside the page there is room for it; on a phone the page comes first.
const wide = 1024
