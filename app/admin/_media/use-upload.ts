import { useEffect, useRef, useState } from 'react'
import { imageTexts, isPicture } from '@/lib/media/images/rules'
import { videoTexts } from '@/lib/media/videos/rules'
import { notify } from '../_ui/notify'
import { trackSending } from '../_ui/sending'
import { useFileNote } from './file-notes'
import { captureFirstFrame } from './frame'
import { headOf, imageValidationMessage, uploadImage, uploadVideo, videoValidationMessage } from './send-file'

/** `fraction` is the uploaded part, 0–1. A failed file can be retried; a refused one would fail again. */
type UploadState =
  | { kind: 'idle'; note?: string }
  | { kind: 'sending'; file: File; isFilm: boolean; fraction: number }
  | { kind: 'failed'; file: File; isFilm: boolean; error: string }
  | { kind: 'refused'; error: string; names: string }

/** Uploads a picture or film to `folder` until unmount. `onArrived` receives its URL and that of a film's poster, or ''. */
export function useUpload(
  folder: string,
  onArrived: (url: string, poster: string) => void,
  takes: 'image' | 'video' | 'media' = 'image',
) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  useFileNote(
    'leftOut',
    state.kind === 'failed' ? state.file.name : state.kind === 'refused' ? state.names : null,
  )
  const running = useRef<AbortController>(undefined)
  const latest = useRef(onArrived)
  // The form's values may have changed during the upload.
  useEffect(() => {
    latest.current = onArrived
  }, [onArrived])
  // Cancels the upload on unmount.
  useEffect(() => () => running.current?.abort(), [])

  async function take(files: File[]) {
    const [file] = files
    if (!file) return
    // A new file replaces one that is still uploading.
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    let isFilm = takes === 'video'
    const refuse = (error: string) =>
      setState({ kind: 'refused', error, names: files.map(({ name }) => name).join(', ') })
    if (files.length > 1) return refuse(`Envie ${isFilm ? 'um vídeo' : 'uma imagem'} por vez.`)
    // Checking a large photograph takes seconds, because it is resized.
    setState({ kind: 'sending', file, isFilm, fraction: 0 })
    await trackSending(async () => {
      isFilm ||= takes === 'media' && !isPicture(await headOf(file))
      const refusal = await (isFilm ? videoValidationMessage : imageValidationMessage)(file, folder)
      if (signal.aborted) return
      if (refusal) return refuse(refusal)
      const onProgress = (fraction: number) =>
        !signal.aborted && setState({ kind: 'sending', file, isFilm, fraction })
      onProgress(0)
      const frame = isFilm ? captureFirstFrame(file) : null
      const result = await (isFilm ? uploadVideo : uploadImage)(file, folder, { signal, onProgress })
      if (signal.aborted) return
      if ('error' in result) return setState({ kind: 'failed', file, isFilm, error: result.error })
      const picture = await frame
      const sent = picture && (await uploadImage(picture, `${folder}_poster`, { signal }))
      if (signal.aborted) return
      const poster = sent && 'url' in sent ? sent.url : ''
      setState({ kind: 'idle', ...(isFilm && !poster && { note: noPoster }) })
      latest.current(result.url, poster)
      notify.success(isFilm ? videoTexts.sent : imageTexts.sent)
    }, signal)
  }

  function retry() {
    if (state.kind === 'failed') take([state.file])
  }

  function cancel() {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, take, retry, cancel }
}

const noPoster =
  'O vídeo chegou, mas este navegador não conseguiu tirar uma capa dele. Enquanto ele carrega, o site mostra a foto padrão: se quiser outra, envie uma em “Capa”.'
