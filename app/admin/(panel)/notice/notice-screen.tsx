'use client'

import { useWatch } from 'react-hook-form'
import { siteNow } from '@/lib/dates'
import { offSiteText, onSiteText } from '@/lib/panel/packages/on-site'
import { LoneScreen, type LoneScreenProps } from '../../_list/lone-screen'

type Values = Record<string, unknown>

/** Edits the notice to guests and explains when the site shows it (ADM-30). */
export function NoticeScreen(props: LoneScreenProps) {
  return (
    <LoneScreen
      {...props}
      note={<NoticeTimes />}
      explainHidden={(values) => noticeText(values, offSiteText)}
    />
  )
}

function NoticeTimes() {
  return noticeText(useWatch(), onSiteText)
}

function noticeText<Text>(values: Values, describe: (times: Values, now: number) => Text) {
  const { text, active, starts, startsAt, ends, endsAt } = values
  if (!active || !String(text).trim()) return 'Não aparece no site.'
  const dates = { offerStart: starts, offerEnd: ends }
  const times = { dates, showFromStart: true, showFromTime: startsAt, hideAtEnd: true, hideAtTime: endsAt }
  return describe({ active, ...times }, siteNow())
}
