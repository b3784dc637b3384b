'use client'

import { useEffect, useRef, useState } from 'react'
import { imageTexts } from '@/lib/images/rules'
import { notify } from '../_ui/notify'
import { useLeftOut } from './left-out'
import { whileSending } from './sending'
import { imageValidationMessage, uploadImage } from './upload-image'

/** `fraction` is what has been sent, 0–1. A failed file waits for another try, a refused one would fail again. */
type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; fraction: number }
  | { kind: 'failed'; file: File; error: string }
  | { kind: 'refused'; error: string; names: string }

/** One image on its way to `folder`: `onUploaded` gets its address. Leaving the screen cancels. */
export function useImageUpload(folder: string, onUploaded: (url: string) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  useLeftOut(state.kind === 'failed' ? state.file.name : state.kind === 'refused' ? state.names : undefined)
  const running = useRef<AbortController>(undefined)
  const latest = useRef(onUploaded)
  // What the form holds may have changed while the image was on its way.
  useEffect(() => {
    latest.current = onUploaded
  }, [onUploaded])
  // Nobody would receive the address any more.
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'sending', file, fraction: 0 })
    const result = await whileSending(() =>
      uploadImage(file, folder, {
        signal: controller.signal,
        onProgress: (fraction) => !controller.signal.aborted && setState({ kind: 'sending', file, fraction }),
      }),
    )
    if (controller.signal.aborted) return
    if ('error' in result) return setState({ kind: 'failed', file, error: result.error })
    setState({ kind: 'idle' })
    latest.current(result.url)
    notify.success(imageTexts.sent)
  }

  async function take(files: File[]) {
    const [file] = files
    if (!file) return
    const error = files.length > 1 ? oneAtATime : await imageValidationMessage(file, folder)
    if (error) setState({ kind: 'refused', error, names: files.map(({ name }) => name).join(', ') })
    else await send(file)
  }

  function cancel() {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, take, retry: send, cancel }
}

const oneAtATime = 'Envie uma imagem por vez.'
