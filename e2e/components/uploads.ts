import { onTestFinished, vi } from 'vitest'
import { beginUpload, finishUpload } from '@/app/admin/_media/actions'

type Answer = number | 'none'

const films = 'https://a.supabase.co/storage/v1/object/public/hotel-images-videos'

/**
 * Mocks the storage and the server behind it. `answer` gives the status for each file, counted from 1; 'none' never
 * answers. Returns the files sent, in order, and their stored addresses.
 */
export function receiveUploads(answer: (count: number) => Answer = () => 200) {
  const sent: Blob[] = []
  vi.mocked(beginUpload).mockResolvedValue({ ok: true, path: 'a/b', address: '/storage' })
  vi.mocked(finishUpload).mockImplementation(async ({ folder, isFilm }) => ({
    ok: true,
    url: isFilm ? `${films}/${folder}/${sent.length}-1.mp4` : storedAt(folder, sent.length),
  }))
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    if (body instanceof Blob) sent.push(body)
    const status = answer(sent.length)
    if (status === 'none') return
    Object.defineProperty(this, 'status', { value: status })
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('loadend')))
  })
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    this.dispatchEvent(new ProgressEvent('loadend'))
  })
  onTestFinished(() => {
    send.mockRestore()
    abort.mockRestore()
  })
  return sent
}

/** Returns the address of the picture sent as number `count`. */
export function storedAt(folder: string, count: number) {
  return `/images/${folder.replaceAll('/', '-')}-${count}.jpg`
}

/** Draws a photograph in many colours, so that its file has a realistic size. */
export async function photo(name: string, width = 1600, height = 1000): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  for (let x = 0; x < width; x += 20)
    for (let y = 0; y < height; y += 20) {
      if (context) context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${30 + ((x * y) % 40)}%)`
      context?.fillRect(x, y, 20, 20)
    }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], name, { type: 'image/jpeg' })
}

/** Returns a file that begins with these letters, one byte each. */
export function fileOf(name: string, head: string, size = head.length): File {
  const bytes = new Uint8Array(size)
  bytes.set(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))
  return new File([bytes], name, { type: 'image/jpeg' })
}

/** Returns several files as a drop or paste delivers them. */
export function transferOf(files: File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Chooses files in the picker with this label. They stay in the browser, because large ones take seconds to transfer. */
export function choose(label: string, files: File | File[]) {
  const input = document.querySelector<HTMLInputElement>(`input[type="file"][aria-label="${label}"]`)
  if (!input) throw new Error(`nothing is called ${label}`)
  input.files = transferOf([files].flat()).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Holds the reading of files, with which their check begins, until the returned function is called. */
export function holdReading(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { arrayBuffer } = Blob.prototype
  const held = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    await promise
    return arrayBuffer.call(this)
  })
  onTestFinished(() => held.mockRestore())
  return resolve
}
