import { RotateCw, X } from 'lucide-react'
import { countLabel } from '@/lib/count-label'
import { imageTexts } from '@/lib/media/images/rules'
import { Button } from '../_ui/button'
import type { useUpload } from './use-upload'

export function UploadStatus({ state, retry, cancel }: ReturnType<typeof useUpload>) {
  if (state.kind === 'sending')
    return <ImageProgress name={state.file.name} fraction={state.fraction} onCancel={cancel} />
  if (state.kind === 'failed') return <ImageFailure error={state.error} onRetry={retry} onDismiss={cancel} />
  if (state.kind === 'refused')
    return (
      <p role="alert" className="field-error w-full">
        {state.error}
      </p>
    )
  return state.note ? <p className="field-hint">{state.note}</p> : null
}

type ProgressProps = { name: string /** 0–1. */; fraction: number; onCancel: () => void }

export function ImageProgress({ name, fraction, onCancel }: ProgressProps) {
  const percent = Math.round(fraction * 100)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-40 flex-1 gap-1.5">
        <p className="flex justify-between gap-4">
          <span role="status">{imageTexts.sending}</span>
          <span className="text-ink-600 even-figures" aria-hidden="true">
            {percent}%
          </span>
        </p>
        <div
          role="progressbar"
          aria-label={`Enviando ${name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-1.5 overflow-hidden rounded-full bg-sand-200"
        >
          <div
            className="h-full origin-left bg-forest-800 transition-transform duration-200"
            style={{ transform: `scaleX(${fraction})` }}
          />
        </div>
      </div>
      <Button icon={X} onClick={onCancel}>
        Cancelar envio
      </Button>
    </div>
  )
}

type FailureProps = { error: string; onRetry: () => void; onDismiss: () => void }

export function ImageFailure({ error, onRetry, onDismiss }: FailureProps) {
  return (
    <div className="grid gap-2">
      <p role="alert" className="field-error">
        {error}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={RotateCw} onClick={onRetry}>
          Tentar novamente
        </Button>
        <Button tone="plain" onClick={onDismiss}>
          Dispensar
        </Button>
      </div>
    </div>
  )
}

/** Shows a single error as a sentence, and several as a message with an expandable list. */
export function RefusedFiles({ errors }: { errors: string[] }) {
  if (errors.length === 0) return null
  return (
    <div role="alert" className="field-error">
      {errors.length === 1 ? (
        errors[0]
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            {`${countLabel(errors.length, 'arquivo ficou', 'arquivos ficaram')} de fora. Ver quais e por quê`}
          </summary>
          <ul className="grid max-h-48 gap-1 overflow-y-auto font-normal">
            {errors.map((error) => (
              <li key={error} className="[overflow-wrap:anywhere]">
                {error}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
