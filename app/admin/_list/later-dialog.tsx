'use client'

import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { ActionResult } from '@/lib/access/result'
import { asDay, momentInHotel, siteNow } from '@/lib/dates'
import { momentWords } from '@/lib/times'
import { Button, CancelButton } from '../_ui/button'
import { DateInput, TextInput } from '../_ui/inputs'
import { notify } from '../_ui/notify'
import { PanelDialog } from '../_ui/panel-dialog'
import { refusingUnreadable } from '../_ui/unreadable'
import { useSaving } from '../_ui/use-saving'

export type Moment = { day: string; time: string }

type Props = {
  title: string
  /** The label of the button that saves. */
  save: string
  /** What changes then. */
  what: string
  /** Asks for a second moment, at which it changes back. */
  mayReturn?: boolean
  failure: string
  onClose: () => void
  /** `back` is when it changes back to what it is today, if that was asked. */
  onMark: (moment: Moment, back: Moment | null) => Promise<ActionResult>
  /** Called with the moment in words after the dialog has closed. */
  onDone: (at: string) => void
}

/** Asks for a day and a time at the hotel, at which something changes by itself. */
export function LaterDialog({ title, save, what, mayReturn, failure, onClose, onMark, onDone }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    defaultValues: { day: '', time: '00:00', backDay: '', backTime: '00:00' },
    resolver: refusingUnreadable(element, (values) => ({ values, errors: {} })),
  })
  const { saving, run } = useSaving(failure)
  const typed = form.watch()
  const at = inWords({ day: typed.day, time: typed.time })
  const back = inWords({ day: typed.backDay, time: typed.backTime })

  async function mark({ day, time, backDay, backTime }: typeof typed) {
    const result = await run(() => onMark({ day, time }, backDay ? { day: backDay, time: backTime } : null))
    if (!result) return
    const { moment: wrong, back: wrongBack } = result.ok ? {} : (result.fieldErrors ?? {})
    if (wrong) return form.setError('day', { message: wrong })
    if (wrongBack) return form.setError('backDay', { message: wrongBack })
    if (!result.ok) notify.error(result.error, result.title)
    onClose()
    if (result.ok) onDone(at)
  }

  return (
    <PanelDialog title={title} size="narrow" onClose={onClose}>
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          className="grid min-h-0 gap-5 overflow-y-auto px-5 py-5 sm:px-8"
          onSubmit={(event) => {
            // Not the form behind the dialog, which React counts as its parent.
            event.stopPropagation()
            void form.handleSubmit(mark)(event)
          }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <DateInput name="day" label="Dia" required />
            <TextInput name="time" label="Hora (Brasília)" type="time" required />
            {mayReturn && (
              <>
                <DateInput name="backDay" label="Volta ao de hoje em" hint="Vazio, não volta." />
                <TextInput name="backTime" label="Hora em que volta" type="time" />
              </>
            )}
          </div>
          <p role="status">
            {at ? `Em ${at}: ${what}.` : 'Escolha o dia e a hora. Até lá o site fica como está.'}
            {at && back && ` Volta em ${back}.`}
          </p>
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <CancelButton onClick={onClose} disabled={saving} />
            <Button tone="primary" type="submit" aria-disabled={saving}>
              {saving ? 'Salvando...' : save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </PanelDialog>
  )
}

function inWords({ day, time }: Moment) {
  const known = asDay(day)
  return known && time ? momentWords(momentInHotel(known, time), siteNow()) : ''
}
