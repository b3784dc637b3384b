'use client'

import { Check, Copy, ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, TextArea } from '@/components/ui/inputs'
import type { Handover } from '@/lib/team/team'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { PanelDialog } from '../../_ui/panel-dialog'
import { useLeaveGuard } from '../../_ui/use-leave-guard'

type Props = { title: string; handover: Handover; onClose: () => void }

/** Shows the link once, with a message to send it in. */
export function HandoverDialog({ title, handover, onClose }: Props) {
  const [isTaken, setTaken] = useState(false)
  return (
    <TeamDialog title={title} question={isTaken ? undefined : notTaken} onClose={onClose}>
      {(close) => <HandoverView handover={handover} onTake={() => setTaken(true)} onClose={close} />}
    </TeamDialog>
  )
}

const notTaken = 'O link ainda não foi copiado nem enviado, e não aparece de novo. Fechar mesmo assim?'

type ViewProps = { handover: Handover; onTake: () => void; onClose: () => void }

function HandoverView({ handover: { name, link, message }, onTake, onClose }: ViewProps) {
  const [text, setText] = useState(message)
  const [copied, setCopied] = useState<'link' | 'message'>()
  const top = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => top.current?.focus(), [])

  async function copy(what: 'link' | 'message') {
    try {
      await navigator.clipboard.writeText(what === 'link' ? link : text)
      setCopied(what)
      onTake()
    } catch {
      notify.error('O navegador não deixou copiar. Selecione o texto e copie à mão.')
    }
  }

  return (
    <div className="grid gap-6">
      <p ref={top} tabIndex={-1} className="outline-none">
        {`Mande este link a ${name}. Ele aparece só agora, vale por 3 dias e funciona uma vez: quem o abrir escolhe a senha.`}
      </p>
      <Field label="Link">
        {(id) => (
          <div className="flex flex-wrap gap-2">
            <Input
              id={id}
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
              onCopy={onTake}
              className="min-w-0 flex-1 basis-64"
            />
            <CopyButton label="Copiar" done={copied === 'link'} onClick={() => copy('link')} />
          </div>
        )}
      </Field>
      <div>
        <Field label="Mensagem pronta">
          {(id) => (
            <TextArea
              id={id}
              rows={8}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onCopy={onTake}
            />
          )}
        </Field>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onTake}
            className={buttonClass('outline')}
          >
            <ExternalLink aria-hidden="true" />
            Enviar por WhatsApp
          </a>
          <CopyButton label="Copiar mensagem" done={copied === 'message'} onClick={() => copy('message')} />
        </div>
      </div>
      <div role="status" className="sr-only">
        {copied && 'Copiado'}
      </div>
      <Button tone="primary" className="justify-self-start" onClick={onClose}>
        Concluir
      </Button>
    </div>
  )
}

function CopyButton({ label, done, onClick }: { label: string; done: boolean; onClick: () => void }) {
  return (
    <Button icon={done ? Check : Copy} onClick={onClick}>
      {done ? 'Copiado' : label}
    </Button>
  )
}

type DialogProps = {
  title: string
  /** Asked before closing if something would be lost. */
  question: string | undefined
  onClose: () => void
  /** Receives a function that closes the dialog after asking. */
  children: (close: () => void) => ReactNode
}

/** A narrow dialog that asks before it closes while something would be lost. */
export function TeamDialog({ title, question, onClose, children }: DialogProps) {
  useLeaveGuard(question !== undefined, () => undefined)
  const close = () => (question === undefined || confirm(question)) && onClose()
  return (
    <PanelDialog title={title} size="narrow" onClose={close}>
      <div className="overflow-y-auto overscroll-contain px-5 py-6 sm:px-8">{children(close)}</div>
    </PanelDialog>
  )
}
