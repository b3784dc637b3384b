import { type ReactNode, type SyntheticEvent, useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { recentMoment } from '@/lib/times'
import { FileNotesContext } from '../_media/file-notes'
import { Button } from '../_ui/button'
import { useBackGuard } from '../_ui/use-leave-guard'
import { ConflictNotice } from './conflict'
import { FieldsBoundary } from './fields-boundary'
import { type useItemForm, useSaveKey } from './use-item-form'

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: this component does not read the form's values
  form: ReturnType<typeof useItemForm<any, any, any, any>>
  saveLabel: string
  /** Replaces the plain submit. */
  onSave?: (() => unknown) | undefined
  /** Called when 'Recarregar' finds that the item was deleted. */
  onGone?: () => void
  /** Buttons before the save button. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** Renders a form with its notices and footer, in a dialog or on a page. */
export function FormBody({ form, saveLabel, onSave, onGone, footer, className = '', children }: Props) {
  useBackGuard(form.unsaved)
  const save = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return onSave ? onSave() : form.submit()
  }
  useSaveKey(form.element, save)
  const isInConflict = form.conflict.shown !== null
  const { element } = form
  // The focused button unmounts together with the conflict notice.
  useEffect(() => {
    if (!isInConflict) return
    return () => {
      if (document.activeElement !== document.body) return
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    }
  }, [isInConflict, element])
  return (
    <FormProvider {...form.form}>
      <form
        ref={form.element}
        noValidate
        onSubmit={save}
        className={`flex min-h-0 grow flex-col ${className}`}
      >
        <div className="grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-8">
          <RecoveryNotice form={form} className="mb-5" />
          <FieldsBoundary onReset={form.startOver}>
            <FileNotesContext value={form.files}>{children}</FileNotesContext>
          </FieldsBoundary>
        </div>
        <div className="sticky bottom-0 z-10 grid gap-3 border-t bg-white px-5 py-3 sm:px-8" data-form-footer>
          <ConflictNotice
            conflict={form.conflict}
            saving={form.saving}
            onReload={() => form.conflict.reload() || onGone?.()}
            onForce={form.force}
          />
          <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
            {footer}
            <Button tone="primary" type="submit" aria-disabled={form.saving}>
              {form.saving ? 'Salvando...' : saveLabel}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  )
}

/** Offers the recovery copy that an earlier visit left in this browser (FORM-4). */
export function RecoveryNotice({ form, className = '' }: Pick<Props, 'form' | 'className'>) {
  if (!form.recovered) return null
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-gold-500 border-l-4 bg-sand-100 px-4 py-3 ${className}`}
    >
      <p>{`Há uma cópia não salva de ${recentMoment(form.recovered.at)}.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={form.recover}>Recuperar</Button>
        <Button tone="plain" onClick={form.discardRecovery}>
          Descartar
        </Button>
      </div>
    </div>
  )
}
