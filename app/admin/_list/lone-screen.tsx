'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ItemRow } from '@/lib/content/item-row'
import { siteNow } from '@/lib/dates'
import { offSiteText, onSiteText } from '@/lib/packages/admin/on-site'
import { ItemFormBody } from '../_editor/item-form-body'
import { useFirstVersion } from '../_editor/use-item-form'
import { PageHead } from '../_ui/page-head'
import { ItemFields } from './item-dialog'
import type { ListInfo } from './list-info'
import { plain, useListItem } from './use-list-item'
import type { ItemDialogProps } from './use-list-screen'

type Props = {
  list: ListInfo
  /** What is stored, if anything is, and the pending versions. */
  versions: ItemRow[]
}

export function LoneScreen({ list, versions }: Props) {
  const router = useRouter()
  const [round, setRound] = useState(0)
  const first = useFirstVersion(versions) ?? null
  const frame = useRef<HTMLElement>(null)

  /** Reads again what is stored, and starts the form anew. */
  function startAgain() {
    // The focused button disappears with the form.
    frame.current?.focus({ preventScroll: true })
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

function LoneForm(props: ItemDialogProps) {
  const isNotice = props.list.name === 'notice'
  const whyOff = (values: Record<string, unknown>) => (isNotice ? noticeText(values, offSiteText) : null)
  const item = useListItem({ ...props, whyOff }, plain)
  return (
    <ItemFormBody {...props} item={item} note={isNotice && <NoticeTimes />}>
      <ItemFields list={props.list.name} />
    </ItemFormBody>
  )
}

/** Says when the site shows the notice that is typed, as for packages. */
function NoticeTimes() {
  return noticeText(useWatch(), onSiteText)
}

function noticeText<Text>(
  values: Record<string, unknown>,
  said: (times: Record<string, unknown>, now: number) => Text,
) {
  const { text, active, starts, startsAt, ends, endsAt } = values
  if (!active || !String(text).trim()) return 'Não aparece no site.'
  const dates = { offerStart: starts, offerEnd: ends }
  const times = { dates, showFromStart: true, showFromTime: startsAt, hideAtEnd: true, hideAtTime: endsAt }
  return said({ active, ...times }, siteNow())
}
