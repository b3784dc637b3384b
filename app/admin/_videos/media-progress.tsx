'use client'

import { Film } from 'lucide-react'
import { ImageFailure, ImageProgress } from '../_images/image-progress'
import type { useImageUpload } from '../_images/use-image-upload'
import type { useVideoUpload } from './use-video-upload'

type Uploads = { image: ReturnType<typeof useImageUpload>; video: ReturnType<typeof useVideoUpload> }

/** What becomes of the files on their way: one of the two at a time. */
export function Sending({ image, video }: Uploads) {
  const { state } = video
  if (state.kind === 'checking') return <p role="status">Conferindo o vídeo…</p>
  if (state.kind === 'sending') {
    return (
      <>
        <ImageProgress name={state.file.name} fraction={state.fraction} onCancel={video.cancel} />
        <p role="status" className="field-hint">
          {state.waiting &&
            'Sem conexão com o servidor. Nada se perdeu: o envio continua sozinho de onde parou.'}
        </p>
      </>
    )
  }
  if (state.kind === 'idle' && state.note) return <p className="field-hint">{state.note}</p>
  return <Outcome image={image} video={video} />
}

function Outcome({ image, video }: Uploads) {
  if (image.state.kind === 'sending') {
    const { file, fraction } = image.state
    return <ImageProgress name={file.name} fraction={fraction} onCancel={image.cancel} />
  }
  for (const { state, retry, cancel } of [video, image]) {
    if (state.kind === 'failed')
      return <ImageFailure error={state.error} onRetry={() => retry(state.file)} onDismiss={cancel} />
    if (state.kind === 'refused')
      return (
        <p role="alert" className="field-error">
          {state.error}
        </p>
      )
  }
  return null
}

export function ChooseButton({ label, onChoose }: { label: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Escolher arquivo ou arraste aqui: ${label}`}
      onClick={onChoose}
      className="grid aspect-video w-full place-content-center justify-items-center gap-1 rounded-xs border border-ink-line border-dashed bg-white p-3 text-center hover:border-forest-800 hover:text-forest-800"
    >
      <Film className="size-6" aria-hidden="true" />
      <span className="font-semibold">Escolher arquivo</span>{' '}
      <span className="text-[0.8125rem] text-ink-600">ou arraste aqui</span>
    </button>
  )
}
