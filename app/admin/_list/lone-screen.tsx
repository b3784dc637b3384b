'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { isFocusLost } from '@/components/ui/focus-lost'
import type { ItemRow } from '@/lib/content/item-row'
import { ItemFormBody } from '../_editor/item-form-body'
import { useFirstVersion } from '../_editor/use-item-form'
import { PageHead } from '../_ui/page-head'
import { ItemFields } from './item-dialog'
import type { ListInfo } from './list-info'
import type { ItemDialogProps } from './use-item-dialog'
import { plainConversion, useListItem } from './use-list-item'

type Own = {
  /** Explains beside the buttons what saving does. */
  note?: ReactNode
  /** Explains why the site does not show what was saved. */
  explainHidden?: (values: Record<string, unknown>) => string | null
}

export type LoneScreenProps = {
  list: ListInfo
  /** The stored version, if any, and the pending ones. */
  versions: ItemRow[]
}

export function LoneScreen({ list, versions, ...own }: LoneScreenProps & Own) {
  const router = useRouter()
  const [round, setRound] = useState(0)
  const first = useFirstVersion(versions) ?? null
  const frame = useRef<HTMLElement>(null)

  // Restarting the form unmounts the focused button.
  useEffect(() => {
    if (round > 0 && isFocusLost()) frame.current?.focus({ preventScroll: true })
  }, [round])

  /** Refreshes the stored values and remounts the form. */
  function startAgain() {
    startTransition(() => {
      router.refresh()
      setRound((number) => number + 1)
    })
  }

  return (
    <>
      <PageHead title={list.texts.title} text={list.texts.text} />
      <section
        ref={frame}
        aria-label={list.label}
        tabIndex={-1}
        className="surface max-w-[880px] outline-none"
      >
        <LoneForm
          key={round}
          {...own}
          list={list}
          row={first}
          versions={versions}
          onClose={startAgain}
          onSaved={() => {}}
          stays
        />
      </section>
    </>
  )
}

function LoneForm({ note, explainHidden = () => null, ...props }: ItemDialogProps & Own) {
  const item = useListItem({ ...props, explainHidden }, plainConversion)
  return (
    <ItemFormBody {...props} item={item} note={note ?? null}>
      <ItemFields list={props.list.name} />
    </ItemFormBody>
  )
}
