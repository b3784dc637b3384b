'use client'

import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '../_upload/send-file'
import { whileSending } from '../_upload/sending'
import type { ImageItem } from './image-items'

type Options = {
  signal?: AbortSignal
  /** How much of all files has been sent, 0–1, and the one on its way. */
  onProgress?: (progress: { fraction: number; name: string }) => void
}

type UploadedAll = { urls: string[] } | { error: string /** Name of the file. */; failed: string }

// By file and folder: a retry after a failure, of the upload or of the save, sends nothing twice.
const uploaded = new WeakMap<File, Map<string, string>>()

/** One after the other: all addresses in the list's order or, at the first failure, which file it was (IMG-5). */
export async function uploadAll(
  items: ImageItem[],
  folder: string,
  options: Options = {},
): Promise<UploadedAll> {
  const total = items.reduce((sum, item) => sum + (item.kind === 'local' ? item.file.size : 0), 0)
  const urls: string[] = []
  let sent = 0
  for (const [index, item] of items.entries()) {
    if (item.kind === 'stored') {
      urls.push(item.url)
      continue
    }
    const { file } = item
    const onProgress = (fraction: number) =>
      options.onProgress?.({ fraction: (sent + fraction * file.size) / total, name: file.name })
    onProgress(0)
    const result = await uploadOnce(file, folder, { index, signal: options.signal, onProgress })
    if ('error' in result) return { error: `${file.name}: ${result.error}`, failed: file.name }
    urls.push(result.url)
    sent += file.size
  }
  return { urls }
}

async function uploadOnce(file: File, folder: string, options: Parameters<typeof uploadImage>[2]) {
  const known = uploaded.get(file)?.get(folder)
  if (known) return { url: known }
  const result = await whileSending(() => uploadImage(file, folder, options))
  if ('url' in result) uploaded.set(file, new Map(uploaded.get(file)).set(folder, result.url))
  return result
}

type Sending = { name: string /** 0–1. */; fraction: number }

/** Sends the images of a list that are still files, all or none; `sending` tells how far it is. */
export function useImageSending() {
  const [sending, setSending] = useState<Sending | null>(null)
  const controller = useRef<AbortController>(null)

  // Nobody would receive the addresses any more.
  useEffect(() => () => controller.current?.abort(), [])

  async function send(images: ImageItem[], folder: string) {
    controller.current = new AbortController()
    const { signal } = controller.current
    try {
      return await uploadAll(images, folder, { signal, onProgress: setSending })
    } finally {
      setSending(null)
    }
  }

  return { sending, send, cancel: () => controller.current?.abort() }
}
