'use client'

import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { ConflictNotice } from './conflict-notice'
import { LimitsContext } from './counter'
import { DraftNotice } from './form-notices'
import { PanelDialog } from './panel-dialog'
import type { useAdminForm } from './use-admin-form'
import { useBackGuard } from './use-leave-guard'

// biome-ignore lint/suspicious/noExplicitAny: the shell neither knows nor touches the values of the form it holds
type AdminForm = ReturnType<typeof useAdminForm<any, any, any>>

type Props = {
  title: string
  form: AdminForm
  saveLabel: string
  /** Closes without asking; the dialog asks first where something would be lost. */
  onClose: () => void
  /** 'Recarregar' found nothing stored any more. */
  onGone?: () => void
  /** Further buttons, before the one that saves. */
  actions?: ReactNode
  children: ReactNode
}

export function FormDialog({ title, form, saveLabel, onClose, onGone, actions, children }: Props) {
  const close = () => {
    if (!form.mayClose()) return false
    onClose()
    return true
  }
  return (
    <PanelDialog title={title} onClose={close}>
      <FormBody
        form={form}
        onGone={onGone}
        footer={
          <>
            <CancelButton onClick={close} disabled={form.saving} />
            {actions}
          </>
        }
        saveLabel={saveLabel}
      >
        {children}
      </FormBody>
    </PanelDialog>
  )
}

type BodyProps = Pick<Props, 'form' | 'saveLabel' | 'onGone' | 'children'> & {
  footer?: ReactNode
  className?: string
}

/** The form itself: its notices, its fields and its footer; also stands on a page without a dialog. */
export function FormBody({ form, saveLabel, onGone, footer, className = '', children }: BodyProps) {
  useBackGuard(form.unsaved)
  const isInConflict = form.conflict.shown !== null
  const { element } = form
  // The button that ended the conflict goes with it, and would take the focus along.
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
        onSubmit={form.submit}
        className={`flex min-h-0 grow flex-col ${className}`}
      >
        <div className="grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-8">
          {form.draft && (
            <div className="mb-5">
              <DraftNotice at={form.draft.at} onRecover={form.recoverDraft} onDiscard={form.discardDraft} />
            </div>
          )}
          <LimitsContext value={form.limitsAt}>{children}</LimitsContext>
        </div>
        <div className="sticky bottom-0 z-10 grid gap-3 border-t bg-white px-5 py-3 sm:px-8" data-form-footer>
          <ConflictNotice
            conflict={form.conflict}
            saving={form.saving}
            onReload={() => form.conflict.reload() || onGone?.()}
            onForce={form.force}
          />
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            {footer}
            <button type="submit" className={buttonClass('primary')} aria-disabled={form.saving}>
              {form.saving ? 'Salvando...' : saveLabel}
            </button>
          </div>
        </div>
      </form>
    </FormProvider>
  )
}

export function CancelButton(props: Pick<ComponentProps<'button'>, 'onClick' | 'disabled'>) {
  return (
    <button type="button" className={buttonClass('outline')} {...props}>
      Cancelar
    </button>
  )
}
