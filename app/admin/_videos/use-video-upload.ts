'use client'

import { useEffect, useRef, useState } from 'react'
import { videoTexts } from '@/lib/videos/rules'
import { whileSending } from '../_images/sending'
import { uploadImage } from '../_images/upload-image'
import { notify } from '../_ui/notify'
import { frameOf } from './frame'
import { uploadVideo, videoValidationMessage } from './upload-video'

/** `fraction` is what has arrived, 0–1. A failed one goes on at another try, a refused one would fail again. */
type UploadState =
  | { kind: 'idle'; note?: string }
  | { kind: 'checking' }
  | { kind: 'sending'; file: File; fraction: number; waiting: boolean }
  | { kind: 'failed'; file: File; error: string }
  | { kind: 'refused'; error: string }

type Arrived = { url: string /** The address of a picture out of it, '' without one. */; poster: string }

/** One video on its way to `folder`, and a picture out of it to `{folder}_poster`. Leaving the screen cancels. */
export function useVideoUpload(folder: string, onArrived: (video: Arrived) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const latest = useRef(onArrived)
  // What the form holds may have changed while the video was on its way.
  useEffect(() => {
    latest.current = onArrived
  }, [onArrived])
  // Nobody would receive the address any more.
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const tell = (change: Partial<{ fraction: number; waiting: boolean }>) =>
      signal.aborted || setState((now) => (now.kind === 'sending' ? { ...now, ...change } : now))
    setState({ kind: 'sending', file, fraction: 0, waiting: false })
    await whileSending(async () => {
      const frame = frameOf(file)
      const result = await uploadVideo(file, folder, {
        signal,
        onProgress: (fraction) => tell({ fraction }),
        onWaiting: (waiting) => tell({ waiting }),
      })
      if (signal.aborted) return
      if ('error' in result) return setState({ kind: 'failed', file, error: result.error })
      const picture = await frame
      const poster = picture ? await uploadImage(picture, `${folder}_poster`, { signal }) : null
      if (signal.aborted) return
      const posterUrl = poster && 'url' in poster ? poster.url : ''
      setState({ kind: 'idle', ...(!posterUrl && { note: noPoster }) })
      latest.current({ url: result.url, poster: posterUrl })
      notify.success(videoTexts.sent)
    })
  }

  async function take([file, ...others]: File[]) {
    if (!file) return
    if (others.length > 0) return setState({ kind: 'refused', error: 'Envie um vídeo por vez.' })
    setState({ kind: 'checking' })
    const error = await videoValidationMessage(file)
    if (error) setState({ kind: 'refused', error })
    else await send(file)
  }

  function cancel() {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, take, retry: send, cancel }
}

const noPoster =
  'O vídeo chegou, mas este navegador não conseguiu tirar uma capa dele. Enquanto ele carrega, o site mostra a foto padrão: se quiser outra, envie uma em “Capa”.'
