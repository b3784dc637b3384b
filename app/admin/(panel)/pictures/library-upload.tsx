'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { countLabel } from '@/lib/count-label'
import { imageTexts } from '@/lib/media/images/rules'
import { imageHint } from '@/lib/media/images/wanted-size'
import { ChooseButton, ImageDrop } from '../../_media/image-drop'
import { uploadImage } from '../../_media/send-file'
import { ImageProgress, RefusedFiles } from '../../_media/upload-status'
import { notify } from '../../_ui/notify'
import { trackSending } from '../../_ui/sending'

/** Uploads pictures that are dropped anywhere on the library, pasted or chosen. */
export function LibraryUpload({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [sending, setSending] = useState<{ name: string; fraction: number }>()
  const [errors, setErrors] = useState<string[]>([])
  const running = useRef<AbortController>(undefined)

  async function send(files: File[]) {
    if (sending) return
    const controller = new AbortController()
    running.current = controller
    setErrors([])
    const failed: string[] = []
    for (const [index, file] of files.entries()) {
      if (controller.signal.aborted) break
      const name = files.length > 1 ? `${index + 1} de ${files.length}: ${file.name}` : file.name
      setSending({ name, fraction: index / files.length })
      const result = await trackSending(() =>
        uploadImage(file, 'hotel/library', {
          signal: controller.signal,
          onProgress: (part) => setSending({ name, fraction: (index + part) / files.length }),
        }),
      )
      if ('error' in result) failed.push(`${file.name}: ${result.error}`)
    }
    setSending(undefined)
    setErrors(failed)
    const arrived = files.length - failed.length
    if (arrived > 0 && !controller.signal.aborted) {
      notify.success(
        arrived === 1 ? imageTexts.sent : `${countLabel(arrived, 'imagem', 'imagens')} na biblioteca.`,
      )
    }
    router.refresh()
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0 && !event.defaultPrevented) send(files)
  })
  // Pasting a picture needs no focused element.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  return (
    <ImageDrop label="Enviar fotos: arquivos" multiple onFiles={send}>
      {({ choose, over }) => (
        <div className={over ? 'outline-2 outline-forest-800 outline-offset-4' : ''}>
          <div className="grid gap-3">
            {sending ? (
              <div className="surface p-4">
                <ImageProgress {...sending} onCancel={() => running.current?.abort()} />
                <p className="mt-2 text-[0.8125rem] text-ink-600">{sending.name}</p>
              </div>
            ) : (
              <ChooseButton
                action="Enviar fotos"
                hint={`uma ou várias; também pode arrastar ou colar aqui · ${imageHint('hotel/library')}`}
                onClick={choose}
                className="min-h-24 border-ink-line p-4"
              />
            )}
            <RefusedFiles errors={errors} />
          </div>
          {children}
        </div>
      )}
    </ImageDrop>
  )
}
