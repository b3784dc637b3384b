'use client'

import { buttonClass } from '@/components/ui/button'
import { Button } from '../_ui/button'

type Props = { error: Error & { digest?: string }; retry: () => void }

/** Replaces a screen that failed inside the panel's frame. The digest identifies the log line with the request. */
export default function PanelError({ error, retry }: Props) {
  return (
    <div className="grid max-w-measure justify-items-start gap-4 py-8">
      <h1 className="text-[1.5rem] font-semibold leading-tight">Algo não saiu como esperávamos</h1>
      <p className="text-ink-600">Esta tela não pôde ser mostrada agora. O que foi salvo continua salvo.</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={retry}>
          Tentar novamente
        </Button>
        <a href="/admin" className={buttonClass('outline')}>
          Voltar ao painel
        </a>
      </div>
      {error.digest && <p className="text-ink-600">Código do erro: {error.digest}</p>}
    </div>
  )
}
