'use client'

import { useEffect, useRef, useState } from 'react'
import type { ImageItem } from './image-items'
import { uploadAll } from './upload-all'

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
