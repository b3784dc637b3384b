'use client'

import { useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { ActionResult } from '@/lib/access/result'
import { asDay, clockInHotel, momentInHotel, siteNow } from '@/lib/dates'
import { momentWords } from '@/lib/times'
import { Button, CancelButton } from '../_ui/button'
import { DateInput, TextInput } from '../_ui/inputs'
import { notify } from '../_ui/notify'
import { PanelDialog } from '../_ui/panel-dialog'
import { useSaving } from '../_ui/use-saving'
import { refuseUnreadable } from '../_ui/wrong-fields'

export type Moment = { day: string; time: string }

type Props = {
  title: string
  /** What changes at the start, and its value after the end; an end is asked for only if `back` is set. */
  what: string
  back?: string
  /** Initial moments in epoch milliseconds. */
  moments?: { starts: number | null; ends: number | null }
  /** Asks for the end only. */
  hasBegun?: boolean
  onClose: () => void
  /** `starts` is null if the version has begun; `ends` is null without an end. */
  onMark: (starts: Moment | null, ends: Moment | null) => Promise<ActionResult<{ notes: string }>>
  /** Called with the moment in words after the dialog has closed; `more` describes the return and other pending versions. */
  onDone: (at: string, more: string) => void
}

/** Asks for a day and time at the hotel for an automatic change. */
export function MomentDialog(props: Props) {
  const { title, what, back, moments, hasBegun = false, onClose, onMark, onDone } = props
  const { starts = null, ends = null } = moments ?? {}
  const element = useRef<HTMLFormElement>(null)
  const [opened, end] = [toDayAndTime(starts), toDayAndTime(ends)]
  const form = useForm({
    defaultValues: { day: opened.day, time: opened.time, endDay: end.day, endTime: end.time },
    resolver: refuseUnreadable(element, (values) => ({ values, errors: {} })),
  })
  const { saving, isClosingBlocked, run } = useSaving('Não foi possível marcar a hora.')
  const { day, time, endDay, endTime } = form.watch()
  const { dirtyFields } = form.formState
  const at = toMilliseconds({ day, time })
  const until = toMilliseconds({ day: endDay, time: endTime })
  const isEndTyped = Boolean(dirtyFields.endDay || dirtyFields.endTime)
  const length = starts !== null && ends !== null && !hasBegun && !isEndTyped ? ends - starts : null

  // Moving the start moves the end by the same amount.
  useEffect(() => {
    if (at === null || length === null) return
    const moved = toDayAndTime(at + length)
    form.setValue('endDay', moved.day)
    form.setValue('endTime', moved.time)
  }, [at, length, form])

  const refuse = (name: 'day' | 'endDay', message: string) =>
    form.setError(name, { message }, { shouldFocus: true })

  async function mark(typed: { day: string; time: string; endDay: string; endTime: string }) {
    if (hasBegun && !typed.endDay) return refuse('endDay', 'Escolha o dia.')
    const endTyped = typed.endDay ? { day: typed.endDay, time: typed.endTime } : null
    const result = await run(() => onMark(hasBegun ? null : { day: typed.day, time: typed.time }, endTyped))
    if (!result) return
    const wrong = Object.entries(result.ok ? {} : (result.fieldErrors ?? {}))
    const refused = wrong.find(([path]) => path.startsWith('moments'))
    if (refused) {
      const [path, message] = refused
      return refuse(path.startsWith('moments.ends') ? 'endDay' : 'day', message)
    }
    if (!result.ok) notify.error(result.error, result.title)
    onClose()
    const back = until !== null && !hasBegun ? ` Volta em ${formatMoment(until)}.` : ''
    if (result.ok) onDone(formatMoment((hasBegun ? until : at) ?? siteNow()), back + result.notes)
  }

  return (
    <PanelDialog title={title} size="narrow" onClose={onClose}>
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          className="grid min-h-0 gap-5 overflow-y-auto px-5 py-5 sm:px-8"
          onSubmit={(event) => {
            // Keeps the event from the form behind the dialog, which is its parent in React's tree.
            event.stopPropagation()
            void form.handleSubmit(mark)(event)
          }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            {!hasBegun && (
              <>
                <DateInput name="day" label="Dia" required />
                <TextInput name="time" label="Hora (Brasília)" type="time" required />
              </>
            )}
            {back !== undefined && (
              <>
                <DateInput
                  name="endDay"
                  label="Volta ao que era em"
                  required={hasBegun}
                  hint={hasBegun ? '' : 'Vazio, não volta.'}
                />
                <TextInput name="endTime" label="Hora em que volta" type="time" />
              </>
            )}
          </div>
          <p role="status">
            {!hasBegun &&
              (at === null
                ? 'Escolha o dia e a hora. Até lá o site fica como está.'
                : at <= siteNow()
                  ? 'Este momento já passou: escolha um que ainda vem.'
                  : `Em ${formatMoment(at)}: ${what}.`)}
            {until !== null &&
              (hasBegun || (at !== null && at > siteNow())) &&
              ` Volta em ${formatMoment(until)}${back ? `: ${back}` : ''}.`}
          </p>
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <CancelButton onClick={onClose} disabled={isClosingBlocked} />
            <Button tone="primary" type="submit" aria-disabled={saving}>
              {saving ? 'Salvando...' : 'Marcar'}
            </Button>
          </div>
        </form>
      </FormProvider>
    </PanelDialog>
  )
}

function toDayAndTime(at: number | null): Moment {
  const [day = '', time = '00:00'] = at === null ? [] : clockInHotel(at).split(' ')
  return { day, time }
}

function toMilliseconds({ day, time }: Moment) {
  const known = asDay(day)
  return known && time ? momentInHotel(known, time) : null
}

function formatMoment(at: number) {
  return momentWords(at, siteNow())
}
