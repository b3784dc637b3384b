import { expect, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'

/** Not of one colour: that would weigh nothing. */
export function image(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
}

/** The addresses of the storage that files are sent to. */
export const signedUploads = '**/storage/v1/object/upload/sign/**'

/** The files that the open page sends to the storage, in order; one that was made smaller has no name. */
export async function watchSent(page: Page) {
  const sent: { name: string; size: number }[] = []
  await page.exposeFunction('noteSent', (name: string, size: number) => sent.push({ name, size }))
  // Playwright shows no body that is a file.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob)
        Reflect.get(globalThis, 'noteSent')(body instanceof File ? body.name : '', body.size)
      return send.call(this, body)
    }
  })
  return sent
}

export async function expectShown(image: Locator) {
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
}

export async function download(address: Locator) {
  const response = await fetch(await address.inputValue())
  const { headers } = response
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    type: headers.get('content-type'),
    cache: headers.get('cache-control'),
  }
}

export function transfer(page: Page, base64: string, count: number) {
  return page.evaluateHandle(
    ({ base64, count }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      for (let index = 0; index < count; index++)
        data.items.add(new File([bytes], `${index}.webp`, { type: 'image/webp' }))
      return data
    },
    { base64, count },
  )
}

export function paste(element: Element, clipboardData: DataTransfer) {
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
