import { useEffect, useRef, useState } from 'react'
import { newId } from '@/lib/new-id'
import { trackSending } from '../_ui/sending'
import { imageValidationMessage, uploadImage } from './send-file'

/** An image of a list: a stored one, or a file to upload when the form is saved (ROOM-13). */
export type ImageItem = { kind: 'stored'; url: string } | { kind: 'local'; file: File; id: string }

/** Returns the files that are valid images and fit; `errors` names the others. A longer stored list is kept (IMG-6). */
export async function checkFiles(items: ImageItem[], files: File[], max: number) {
  const added: ImageItem[] = []
  const errors: string[] = []
  const left: string[] = []
  // Checks files sequentially, because each large photograph is resized in memory.
  for (const file of files) {
    const validationMessage = await imageValidationMessage(file)
    if (validationMessage) errors.push(`${file.name}: ${validationMessage}`)
    else if (items.length + added.length >= max) left.push(file.name)
    else added.push({ kind: 'local', file, id: newId() })
  }
  if (left.length > 0) errors.push(tooManyImagesMessage(left, max))
  return { added, errors }
}

type Take = (added: ImageItem[], errors: string[]) => unknown

/** Runs `checkFiles`, keeps its errors and progress as state, and hands the result to `take`. A save waits for both (IMG-4). */
export function useFileCheck() {
  const [errors, setErrors] = useState<string[]>([])
  const [isChecking, setChecking] = useState(false)

  function check(items: ImageItem[], files: File[], max: number, take: Take) {
    setErrors([])
    setChecking(true)
    return trackSending(async () => {
      const { added, errors } = await checkFiles(items, files, max)
      setChecking(false)
      setErrors(errors)
      await take(added, errors)
    })
  }

  return { errors, setErrors, isChecking, check }
}

export function tooManyImagesMessage(names: string[], max: number): string {
  return `Cabem até ${max} imagens. ${names.length > 1 ? 'Ficaram' : 'Ficou'} de fora: ${names.join(', ')}.`
}

export function moveImage(items: ImageItem[], from: number, to: number): ImageItem[] {
  const moved = items[from]
  if (!moved) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Returns a unique key for each image that survives reordering, even if an address occurs twice. */
export function itemKeys(items: ImageItem[]): string[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = item.kind === 'stored' ? item.url : item.id
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return `${name} ${times}`
  })
}

type Options = {
  signal?: AbortSignal
  /** Receives the uploaded fraction of all files, 0–1, and the name of the current one. */
  onProgress?: (progress: { fraction: number; name: string }) => void
}

// Keyed by file and folder, so a retry does not upload the same file twice.
const uploaded = new WeakMap<File, Map<string, string>>()

/** Uploads files sequentially. Returns all addresses in order, or an error that names the first failed file (IMG-5). */
export async function uploadAll(
  items: ImageItem[],
  folder: string,
  options: Options = {},
): Promise<{ urls: string[] } | { error: string }> {
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
    if ('error' in result) return { error: `${file.name}: ${result.error}` }
    urls.push(result.url)
    sent += file.size
  }
  return { urls }
}

async function uploadOnce(file: File, folder: string, options: Parameters<typeof uploadImage>[2]) {
  const known = uploaded.get(file)?.get(folder)
  if (known) return { url: known }
  const result = await trackSending(() => uploadImage(file, folder, options))
  if ('url' in result) uploaded.set(file, new Map(uploaded.get(file)).set(folder, result.url))
  return result
}

/** Uploads the local files of a list with progress in `sending`; leaving the screen cancels. */
export function useImageSending() {
  const [sending, setSending] = useState<{ name: string; fraction: number } | null>(null)
  const controller = useRef<AbortController>(null)

  // Cancels the upload on unmount.
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
