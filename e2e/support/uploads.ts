import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import sharp from 'sharp'

/** Not of one colour: that would weigh nothing. */
export function image(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
}

/** The lengths of the bodies sent to the upload route, in order. */
export async function watchSizes(page: Page) {
  const sizes: number[] = []
  // Only what is stopped on its way shows its body.
  await page.route('**/admin/upload', (route) => {
    sizes.push(Number(route.request().postDataBuffer()?.length))
    return route.fallback()
  })
  return sizes
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
